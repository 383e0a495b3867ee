import java.util.LinkedList;

abstract class Animal {
    abstract void sound();
}

class Dog extends Animal {
    void sound() { System.out.println("woof"); }

    void fetch() { System.out.println("fetched"); }
}

class Zoo {
    private final LinkedList<Animal> animals = new LinkedList<>();

    Zoo() { animals.add(new Dog()); }

    void keep(Animal animal) { animals.addFirst(animal); }

    Animal first() { return animals.getFirst(); }
}
