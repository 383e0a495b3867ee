interface Component { void show(); }

final class Person implements Component {
    private final String name;
    Person(String name) { this.name = name; }
    public void show() { System.out.println("装扮的" + name); }
}

class Finery implements Component {
    protected Component component;
    public void decorate(Component component) { this.component = component; }
    @Override public void show() { if (component != null) component.show(); }
}

class TShirt extends Finery { @Override public void show() { System.out.println("大T恤"); super.show(); } }
class BigTrouser extends Finery { @Override public void show() { System.out.println("垮裤"); super.show(); } }
class Sneakers extends Finery { @Override public void show() { System.out.println("破球鞋"); super.show(); } }
class LeatherShoes extends Finery { @Override public void show() { System.out.println("皮鞋"); super.show(); } }
class Tie extends Finery { @Override public void show() { System.out.println("领带"); super.show(); } }
class Suit extends Finery { @Override public void show() { System.out.println("西装"); super.show(); } }
