import java.util.concurrent.TimeUnit;
import net.jodah.expiringmap.ExpirationPolicy;
import net.jodah.expiringmap.ExpiringMap;

/** ExpiringMap, with entries that expire on both sides of the wrap. */
final class ExpiringEntries {
  private ExpiringEntries() {}

  public static void main(String[] args) throws Exception {
    ExpiringMap<String, String> map = ExpiringMap.builder().variableExpiration().build();
    map.put("short", "", ExpirationPolicy.CREATED, 200, TimeUnit.MILLISECONDS);
    map.put("long", "", ExpirationPolicy.CREATED, 2, TimeUnit.HOURS);
    Driver.promise(
        "a short life ends",
        () -> Driver.happens(() -> !map.containsKey("short")) ? null : "it goes on");
    TimeUnit.MILLISECONDS.sleep(50); // the loop that the end of the first one starts
    Driver.promise(
        "a long life goes on",
        () -> map.containsKey("long") ? null : "two hours ended with the short one's 200 ms");
  }
}
