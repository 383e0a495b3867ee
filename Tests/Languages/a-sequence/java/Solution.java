import java.util.Iterator;
import java.util.List;

class Shelf implements Iterable<String> {
    public Iterator<String> iterator() { return List.of("a", "b").iterator(); }
}
