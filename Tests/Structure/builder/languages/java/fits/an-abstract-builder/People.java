import java.util.ArrayList;
import java.util.List;

class Person {
    private final List<String> parts = new ArrayList<>();
    List<String> getParts() { return parts; }
    void add(String part) {
        System.out.println("建造" + part);
        parts.add(part);
    }
}

abstract class PersonBuilder {
    protected Person person = new Person();

    abstract PersonBuilder head();
    abstract PersonBuilder body();
    abstract PersonBuilder arms();
    abstract PersonBuilder legs();

    Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}

class FatPersonBuilder extends PersonBuilder {
    FatPersonBuilder head() { person.add("胖子的头部"); return this; }
    FatPersonBuilder body() { person.add("胖子的身体"); return this; }
    FatPersonBuilder arms() { person.add("胖子的左手"); person.add("胖子的右手"); return this; }
    FatPersonBuilder legs() { person.add("胖子的左脚"); person.add("胖子的右脚"); return this; }
}

class ThinPersonBuilder extends PersonBuilder {
    ThinPersonBuilder head() { person.add("瘦子的头部"); return this; }
    ThinPersonBuilder body() { person.add("瘦子的身体"); return this; }
    ThinPersonBuilder arms() { person.add("瘦子的左手"); person.add("瘦子的右手"); return this; }
    ThinPersonBuilder legs() { person.add("瘦子的左脚"); person.add("瘦子的右脚"); return this; }
}

class PersonDirector {
    private final PersonBuilder builder;
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { builder.head().body().arms().legs(); }
}
