package c219;

class Comparison {
    double seconds(Runnable work) {
        final long begin = System.nanoTime();
        work.run();
        final long end = System.nanoTime();
        return ((double) end - begin) / 1e9; // BUG: narrowed
    }
}

class ComparisonFixed {
    double seconds(Runnable work) {
        final long begin = System.nanoTime();
        work.run();
        return (System.nanoTime() - begin) / 1e9;
    }
}
