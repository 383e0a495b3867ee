class Lamp {
    private final String name;

    Lamp(String name) {
        this.name = name;
    }

    void shine() {
        System.out.println(name);
    }
}

class Shade extends Lamp {
    private Lamp lamp;

    Shade() {
        super("");
    }

    void cover(Lamp lamp) {
        this.lamp = lamp;
    }

    @Override
    void shine() {
        System.out.println("softly");
        lamp.shine();
    }
}

class Key {
    private final int number;

    Key(int number) {
        this.number = number;
    }
}

class Room {
    Lamp left, right;
}
