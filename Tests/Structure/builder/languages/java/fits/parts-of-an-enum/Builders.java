import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

enum BodyPart {
    HEAD("头部"), BODY("身体"), LEFT_ARM("左手"), RIGHT_ARM("右手"), LEFT_LEG("左脚"), RIGHT_LEG("右脚");
    final String word;
    BodyPart(String word) { this.word = word; }
}

class Person {
    private final List<String> parts = new ArrayList<>();
    void add(String part) {
        System.out.println("建造" + part);
        parts.add(part);
    }
    List<String> getParts() { return Collections.unmodifiableList(parts); }
}

interface PersonBuilder {
    void put(BodyPart part);
    Person result();
}

class FatPersonBuilder implements PersonBuilder {
    private Person person = new Person();
    public void put(BodyPart part) { person.add("胖子的" + part.word); }
    public Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}

class ThinPersonBuilder implements PersonBuilder {
    private Person person = new Person();
    public void put(BodyPart part) { person.add("瘦子的" + part.word); }
    public Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}

class PersonDirector {
    private final PersonBuilder builder;
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { for (BodyPart part : BodyPart.values()) builder.put(part); }
}
