interface Component { void show(); }

record Person(String name) implements Component {
    public void show() { System.out.println("装扮的" + name); }
}

abstract class Garment implements Component {
    private Runnable rest = () -> { };

    void decorate(Component component) { rest = component::show; }

    protected void rest() { rest.run(); }
}

class TShirt extends Garment { public void show() { System.out.println("大T恤"); rest(); } }
class BigTrouser extends Garment { public void show() { System.out.println("垮裤"); rest(); } }
class Sneakers extends Garment { public void show() { System.out.println("破球鞋"); rest(); } }
class LeatherShoes extends Garment { public void show() { System.out.println("皮鞋"); rest(); } }
class Tie extends Garment { public void show() { System.out.println("领带"); rest(); } }
class Suit extends Garment { public void show() { System.out.println("西装"); rest(); } }
