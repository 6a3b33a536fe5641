package c232;

import java.io.File;

class Rebuild {
    private final long startedAt = System.nanoTime();

    boolean changedSinceStart(File file) {
        return file.lastModified() > startedAt; // BUG: domain-mix
    }

    long age(File file) {
        return startedAt - file.lastModified(); // BUG: domain-mix
    }

    boolean isStale() {
        return System.currentTimeMillis() - startedAt > 60_000L; // BUG: domain-mix
    }
}

class RebuildFixed {
    private final long startedAt = System.currentTimeMillis();

    boolean changedSinceStart(File file) {
        return file.lastModified() > startedAt;
    }
}
