package c205;

import java.io.IOException;
import java.net.Socket;

class Handshake {
    private final long deadline;

    Handshake(long timeoutNanos) {
        deadline = System.nanoTime() + timeoutNanos;
    }

    private int millisLeft() {
        return (int) ((deadline - System.nanoTime()) / 1_000_000L);
    }

    int readByte(Socket socket) throws IOException {
        socket.setSoTimeout(millisLeft()); // BUG: infinite-wait
        return socket.getInputStream().read();
    }
}

class HandshakeFixed {
    private final long deadline;

    HandshakeFixed(long timeoutNanos) {
        deadline = System.nanoTime() + timeoutNanos;
    }

    private int millisLeft() {
        return (int) Math.max(1, (deadline - System.nanoTime()) / 1_000_000L);
    }

    int readByte(Socket socket) throws IOException {
        socket.setSoTimeout(millisLeft());
        return socket.getInputStream().read();
    }
}
