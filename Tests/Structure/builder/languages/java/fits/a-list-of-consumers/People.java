import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

class Person {
    private final List<String> parts = new ArrayList<>();
    List<String> getParts() { return parts; }
    void add(String part) {
        System.out.println("建造" + part);
        parts.add(part);
    }
}

interface PersonBuilder {
    void buildHead();
    void buildBody();
    void buildArms();
    void buildLegs();
    Person result();
}

class PersonDirector {
    private final PersonBuilder builder;
    private final List<Consumer<PersonBuilder>> plan = List.of(
        PersonBuilder::buildHead, PersonBuilder::buildBody, PersonBuilder::buildArms, PersonBuilder::buildLegs);
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { plan.forEach(step -> step.accept(builder)); }
}

class FatPersonBuilder implements PersonBuilder {
    private Person person = new Person();
    public void buildHead() { person.add("胖子的头部"); }
    public void buildBody() { person.add("胖子的身体"); }
    public void buildArms() { person.add("胖子的左手"); person.add("胖子的右手"); }
    public void buildLegs() { person.add("胖子的左脚"); person.add("胖子的右脚"); }
    public Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}
class ThinPersonBuilder implements PersonBuilder {
    private Person person = new Person();
    public void buildHead() { person.add("瘦子的头部"); }
    public void buildBody() { person.add("瘦子的身体"); }
    public void buildArms() { person.add("瘦子的左手"); person.add("瘦子的右手"); }
    public void buildLegs() { person.add("瘦子的左脚"); person.add("瘦子的右脚"); }
    public Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}
