package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.tickwise.samples.kit.Origin;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Passes in both builds. */
class LoopProfilerTest {
  @Test
  void theNormalBuildDoesNotCallIt() {
    JavaClasses program = new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("io.github.tickwise.samples.idleloop");
    List<String> calls = program.stream()
        .filter(c -> !c.getName().contains("LoopProfiler"))
        .flatMap(c -> c.getCodeUnitCallsFromSelf().stream())
        .filter(call -> call.getTargetOwner().getSimpleName().equals("LoopProfiler"))
        .map(call -> call.getTarget().getName())
        .distinct()
        .sorted()
        .toList();
    assertTrue(program.contain("io.github.tickwise.samples.idleloop.LoopProfiler"));
    assertEquals(
        LoopProfiling.ENABLED
            ? List.of("<init>", "csv", "lastMinute", "passed", "slept", "worked")
            : List.of(),
        calls);
  }

  @Test
  void aSecondThatWasStolenShows() {
    LoopProfiler.Second second =
        new LoopProfiler.Second(1_000, new long[] {1, 2, 3, 4, 5}, 600, 85, 7);
    assertEquals(300, second.stolen());
    assertEquals(0, new LoopProfiler.Second(1_000, new long[5], 990, 85, 7).stolen());
  }

  @Test
  void itKeepsFifteenMinutesAndShowsTheLast() {
    VirtualHost host = new VirtualHost(Origin.WRAP.reading());
    LoopProfiler profiler = new LoopProfiler(host);
    for (int second = 0; second < 1_000; second++) {
      profiler.worked(LoopProfiler.Phase.NETWORK);
      profiler.slept(TimeUnit.MILLISECONDS.toNanos(250), TimeUnit.MILLISECONDS.toNanos(400));
      host.advance(TimeUnit.SECONDS.toNanos(1));
      profiler.passed(host.read());
    }
    List<String> csv = profiler.csv().lines().toList();
    assertEquals(901, csv.size());
    assertEquals("wall,posts,timers,network,tasks,snapshot,sleep,gc,stolen,passes", csv.get(0));
    String[] last = csv.get(900).split(",");
    assertEquals("1000.00", last[0]);
    assertEquals("250.00", last[6], "a wait that returned late was not all sleep");
    assertEquals("1.00", last[9]);
    assertEquals(61, profiler.lastMinute().lines().count());
  }

  @Test
  void theCommandSaysSoWhenThereIsNone() {
    Server server = new Server(Origin.NEGATIVE.clock(), 0, Path.of("target"), 10_000);
    server.start();
    try {
      assertEquals(LoopProfiling.ENABLED, server.command("loopstats").contains("loopstats.csv"));
      assertTrue(server.command("help").startsWith("health"));
      assertEquals(
          true,
          List.of("Healthy", "Sleep suspended (host)", "Spinning (host cannot honor short waits)")
              .contains(server.command("health")));
    } finally {
      assertTrue(server.stop());
    }
    assertEquals(!LoopProfiling.ENABLED, profilerOfALoop() == null);
    if (!LoopProfiling.ENABLED) {
      assertNull(profilerOfALoop());
    }
  }

  private static LoopProfiler profilerOfALoop() {
    VirtualHost host = new VirtualHost(0);
    return new EventLoop(host, host, Settings.DEFAULT, (level, text) -> {}).profiler();
  }
}
