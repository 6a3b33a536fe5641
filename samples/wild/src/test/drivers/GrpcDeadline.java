import io.grpc.Context;
import io.grpc.Deadline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Deadlines of grpc-api; started so that the wrap lies between the two. */
final class GrpcDeadline {
  private GrpcDeadline() {}

  public static void main(String[] args) throws Exception {
    Deadline soon = Deadline.after(20, TimeUnit.SECONDS);
    Deadline late = Deadline.after(2, TimeUnit.HOURS);
    Driver.promise("isBefore", () -> soon.isBefore(late) ? null : "the later one is before");
    Driver.promise("minimum", () -> soon.minimum(late) == soon ? null : "the later one");
    Driver.promise("isExpired", () -> late.isExpired() ? "at once" : null);
    Driver.promise("compareTo", () -> soon.compareTo(late) < 0 ? null : "the later one is less");
    Driver.promise("sort", () -> {
      List<Deadline> deadlines = new ArrayList<>(List.of(late, soon));
      Collections.sort(deadlines);
      return deadlines.get(0) == soon ? null : "the later one first";
    });
    ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
    try (Context.CancellableContext outer = Context.ROOT.withDeadline(late, scheduler);
        Context.CancellableContext inner = outer.withDeadline(soon, scheduler)) {
      Driver.promise(
          "a context keeps the earlier deadline",
          () -> inner.getDeadline() == soon ? null : "a call of 20 s was given 2 h");
    }
    scheduler.shutdownNow();
  }
}
