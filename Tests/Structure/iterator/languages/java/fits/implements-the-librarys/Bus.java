import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

interface BusIterator { String next(); }

class Bus {
    private final List<String> passengers = new ArrayList<>();
    void board(String name) { passengers.add(name); }

    BusIterator makeForward() {
        Iterator<String> walk = List.copyOf(passengers).iterator();
        return () -> walk.hasNext() ? walk.next() : null;
    }

    BusIterator makeBackward() {
        List<String> now = new ArrayList<>(passengers);
        ListIterator<String> walk = now.listIterator(now.size());
        return new BusIterator() {
            @Override public String next() { return walk.hasPrevious() ? walk.previous() : null; }
        };
    }
}
