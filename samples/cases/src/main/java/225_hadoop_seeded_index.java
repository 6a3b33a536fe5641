package c225;

class Balancer {
    private int index;

    Balancer(String[] providers) {
        final long seed = System.nanoTime();
        index = (int) (seed % providers.length); // BUG: remainder
    }

    String next(String[] providers) {
        index = (index + 1) % providers.length;
        return providers[index];
    }
}

class BalancerFixed {
    private int index;

    BalancerFixed(String[] providers) {
        index = (int) Math.floorMod(System.nanoTime(), (long) providers.length);
    }
}
