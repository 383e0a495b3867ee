import java.util.ArrayDeque;
import java.util.Optional;

class Guest {}

class Queue {
    private final ArrayDeque<String> names = new ArrayDeque<>();

    void add(String name) { names.add(name); }

    Optional<String> next() { return Optional.ofNullable(names.poll()); }

    Guest guest() { return names.isEmpty() ? null : new Guest(); }
}
