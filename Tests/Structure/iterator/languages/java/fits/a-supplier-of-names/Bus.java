import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

interface BusIterator {
    String next();
}

class Bus {
    private final List<String> seats = new ArrayList<>();

    void board(String name) { seats.add(name); }

    BusIterator makeForward() { return new Walk(new ArrayDeque<>(seats).iterator()); }

    BusIterator makeBackward() {
        Deque<String> names = new ArrayDeque<>(seats);
        return new Walk(names.descendingIterator());
    }

    private record Walk(Iterator<String> names) implements BusIterator {
        @Override public String next() { return names.hasNext() ? names.next() : null; }
    }
}
