import io.github.tickwise.testkit.HostileStarts
import io.github.tickwise.testkit.ManualTickSource
import io.github.tickwise.testkit.TranslationInvariance
import io.github.tickwise.ticks.Deadline
import io.github.tickwise.ticks.Tick
import io.github.tickwise.ticks.TickSource
import io.github.tickwise.ticks.TickSpan
import io.github.tickwise.ticks.Ticks
import java.time.Duration

/** A user of the runtime and the test kit in Kotlin; run as a program, it prints what held. */
class Backoff(private val clock: TickSource, @TickSpan private val pause: Long) {
  @Tick private var nextAt: Long = clock.read()
  private val failures = ArrayList<@Tick Long>()

  fun failed(@Tick now: Long = clock.read()) {
    failures += now
    nextAt = now + pause
  }

  @Tick fun lastFailure(): Long = failures.last()

  fun mayTry(): Boolean = Ticks.isBeforeOrSame(nextAt, clock.read())
}

fun main() {
  var starts = 0
  for (start in HostileStarts.of(Duration.ofSeconds(10))) {
    val clock = ManualTickSource.at(start.tick())
    val backoff = Backoff(clock, Duration.ofSeconds(1).toNanos())
    val deadline = Deadline.after(clock, Duration.ofSeconds(2))
    check(backoff.mayTry()) { "at once, $start" }
    backoff.failed()
    check(!backoff.mayTry()) { "not before the pause, $start" }
    clock.advance(Duration.ofSeconds(1))
    check(backoff.mayTry() && !deadline.isDue) { "after the pause, $start" }
    check(Ticks.elapsed(backoff.lastFailure(), clock.read()) == 1_000_000_000L) { "elapsed, $start" }
    clock.advance(Duration.ofSeconds(1))
    check(deadline.isDue) { "due, $start" }
    starts++
  }
  TranslationInvariance.check { clock ->
    val source = TickSource.of { clock.read() }
    val deadline = Deadline.after(source, Duration.ofSeconds(1))
    clock.advance(Duration.ofMillis(999))
    deadline.remaining()
  }
  println("held at $starts starts")
}
