package c238;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.prefs.Preferences;

class Entry {
    private long accessedAt = System.nanoTime();

    void touch() {
        accessedAt = System.nanoTime();
    }

    void save(ObjectOutputStream out) throws IOException {
        out.writeLong(accessedAt); // BUG: escape
    }

    void encode(ByteBuffer buffer) {
        buffer.putLong(accessedAt); // BUG: escape
    }

    void insert(PreparedStatement row) throws SQLException {
        row.setLong(1, accessedAt); // BUG: escape
    }

    void remember(Preferences prefs) {
        prefs.putLong("accessed", System.nanoTime()); // BUG: escape
    }
}

class EntryFixed {
    private long accessedAt = System.nanoTime();

    void save(ObjectOutputStream out) throws IOException {
        out.writeLong(System.nanoTime() - accessedAt);
    }

    void encode(ByteBuffer buffer) {
        buffer.putLong(System.currentTimeMillis());
    }
}
