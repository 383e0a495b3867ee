import java.util.ArrayList;
import java.util.List;

interface BusIterator {
    String next();
}

class Bus {
    private final List<String> passengers = new ArrayList<>();

    void board(String name) { passengers.add(name); }

    BusIterator makeForward() {
        final int aboard = passengers.size();
        return new BusIterator() {
            private int at = 0;

            @Override public String next() { return at < aboard ? passengers.get(at++) : null; }
        };
    }

    BusIterator makeBackward() { return new Backward(); }

    private class Backward implements BusIterator {
        private int at = passengers.size();

        @Override public String next() { return at > 0 ? passengers.get(--at) : null; }
    }
}
