interface Component {
    void show();
}

class Person implements Component {
    private final String name;
    Person(String name) { this.name = name; }
    @Override public void show() { System.out.println("装扮的" + name); }
}

abstract class Finery implements Component {
    private Component inner = () -> { };

    void decorate(Component component) { inner = component; }

    protected abstract String name();

    @Override public void show() {
        System.out.println(name());
        inner.show();
    }
}

class TShirt extends Finery { @Override protected String name() { return "大T恤"; } }
class BigTrouser extends Finery { @Override protected String name() { return "垮裤"; } }
class Sneakers extends Finery { @Override protected String name() { return "破球鞋"; } }
class LeatherShoes extends Finery { @Override protected String name() { return "皮鞋"; } }
class Tie extends Finery { @Override protected String name() { return "领带"; } }
class Suit extends Finery { @Override protected String name() { return "西装"; } }
