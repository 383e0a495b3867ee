abstract class Piece {
    Piece under;

    abstract String words();

    void decorate(Piece component) { under = component; }

    void show() {
        for (Piece layer = this; layer != null; layer = layer.under) System.out.println(layer.words());
    }
}

class Person extends Piece {
    private final String name;

    Person(String name) { this.name = name; }

    String words() { return "装扮的" + name; }
}

class TShirt extends Piece {
    String words() { return "大T恤"; }
}

class BigTrouser extends Piece {
    String words() { return "垮裤"; }
}

class Sneakers extends Piece {
    String words() { return "破球鞋"; }
}

class LeatherShoes extends Piece {
    String words() { return "皮鞋"; }
}

class Tie extends Piece {
    String words() { return "领带"; }
}

class Suit extends Piece {
    String words() { return "西装"; }
}
