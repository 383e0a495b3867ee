// Mistake: the wearer is shown before the garment.

// Component: Component. ConcreteComponent: Person. Decorator: Finery. A decorator is a component that holds another one: it
// says its own, and then asks that one.

interface Component {
    void show();
}

class Person implements Component {
    private final String name;

    Person(String name) {
        this.name = name;
    }

    public void show() {
        System.out.println("装扮的" + name);
    }
}

/** A garment, worn over one component at a time; over none it hangs in the wardrobe. */
abstract class Finery implements Component {
    private final String label;
    private Component component;

    Finery(String label) {
        this.label = label;
    }

    void decorate(Component component) {
        this.component = component;
    }

    public void show() {
        if (component != null) component.show();
        System.out.println(label);
    }
}

class TShirt extends Finery {
    TShirt() {
        super("大T恤");
    }
}

class BigTrouser extends Finery {
    BigTrouser() {
        super("垮裤");
    }
}

class Sneakers extends Finery {
    Sneakers() {
        super("破球鞋");
    }
}

class LeatherShoes extends Finery {
    LeatherShoes() {
        super("皮鞋");
    }
}

class Tie extends Finery {
    Tie() {
        super("领带");
    }
}

class Suit extends Finery {
    Suit() {
        super("西装");
    }
}
