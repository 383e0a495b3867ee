interface Wearable {
    void show();
}

class Person implements Wearable {
    private final String name;

    Person(String name) { this.name = name; }

    public void show() { System.out.println("装扮的" + name); }
}

class TShirt implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("大T恤");
        if (inner != null) inner.show();
    }
}

class BigTrouser implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("垮裤");
        if (inner != null) inner.show();
    }
}

class Sneakers implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("破球鞋");
        if (inner != null) inner.show();
    }
}

class LeatherShoes implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("皮鞋");
        if (inner != null) inner.show();
    }
}

class Tie implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("领带");
        if (inner != null) inner.show();
    }
}

class Suit implements Wearable {
    private Wearable inner;

    void decorate(Wearable component) { inner = component; }

    public void show() {
        System.out.println("西装");
        if (inner != null) inner.show();
    }
}
