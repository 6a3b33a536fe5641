package c164;

class Profiler {
    enum Step {
        BEGIN,
        RENDER,
        END
    }

    private long started;
    private long rendered;
    private long cpu;
    private long gpu;

    void on(Step step) {
        switch (step) {
            case BEGIN:
                started = System.nanoTime();
                break;
            case RENDER:
                rendered = System.nanoTime();
                cpu += rendered - started;
                break;
            case END:
                gpu += System.nanoTime() - rendered;
                break;
            default:
                throw new IllegalArgumentException(step.name());
        }
    }

    long total() {
        return cpu + gpu;
    }
}
