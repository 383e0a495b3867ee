class Table {
    private final String words;

    Table(String name) { this(name, 4, true); }

    Table(String name, int seats) { this(name, seats, true); }

    Table(String name, boolean isFree) { this(name, 4, isFree); }

    Table(String name, int seats, boolean isFree) { words = name + " " + seats + " " + isFree; }

    String describe() { return words; }
}
