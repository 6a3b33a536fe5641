import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Batches of spans: a full one goes at once, the rest waits until its time has come. */
final class SpanExport {
  private SpanExport() {}

  public static void main(String[] args) throws Exception {
    Driver.promise("a full batch goes, the rest waits for twenty minutes", () -> {
      Exporter exporter = new Exporter();
      end(15, exporter, Duration.ofMinutes(20));
      boolean full = Driver.happens(() -> exporter.spans.get() >= 10);
      TimeUnit.MILLISECONDS.sleep(500);
      return full && exporter.spans.get() == 10 ? null : exporter.spans.get() + " of 15 have gone";
    });
    Driver.promise("the rest goes when its time has come", () -> {
      Exporter exporter = new Exporter();
      end(15, exporter, Duration.ofMillis(800));
      return Driver.happens(() -> exporter.spans.get() == 15) ? null : "it has not";
    });
    System.exit(0); // the processors wait for more
  }

  private static void end(int spans, SpanExporter exporter, Duration delay) {
    BatchSpanProcessor processor = BatchSpanProcessor.builder(exporter)
        .setScheduleDelay(delay)
        .setMaxExportBatchSize(10)
        .build();
    ReadableSpan span = span();
    for (int i = 0; i < spans; i++) {
      processor.onEnd(span);
    }
  }

  /** A sampled span of which nobody asks more; the tracer would want classes that are optional. */
  private static ReadableSpan span() {
    SpanContext context = SpanContext.create(
        "0af7651916cd43dd8448eb211c80319c",
        "b7ad6b7169203331",
        TraceFlags.getSampled(),
        TraceState.getDefault());
    ClassLoader loader = SpanExport.class.getClassLoader();
    Object data = Proxy.newProxyInstance(loader, new Class<?>[] {SpanData.class}, (p, m, a) -> null);
    return (ReadableSpan) Proxy.newProxyInstance(
        loader,
        new Class<?>[] {ReadableSpan.class},
        (p, m, a) -> m.getName().equals("getSpanContext") ? context : data);
  }

  private static final class Exporter implements SpanExporter {
    final AtomicInteger spans = new AtomicInteger();

    @Override
    public CompletableResultCode export(Collection<SpanData> batch) {
      spans.addAndGet(batch.size());
      return CompletableResultCode.ofSuccess();
    }

    @Override
    public CompletableResultCode flush() {
      return CompletableResultCode.ofSuccess();
    }

    @Override
    public CompletableResultCode shutdown() {
      return CompletableResultCode.ofSuccess();
    }
  }
}
