import java.util.Map;

class Shelf {
    private final Map<String, String> books = Map.of("Dune", "a desert");
    private String unknown;

    String book(String title) { return books.get(title).trim(); }

    String author() { return unknown.trim(); }
}
