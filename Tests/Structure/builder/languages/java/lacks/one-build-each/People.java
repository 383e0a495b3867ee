import java.util.ArrayList;
import java.util.List;

class Person {
    final List<String> parts = new ArrayList<>();
}

abstract class PersonBuilder {
    private Person person = new Person();
    abstract String figure();
    void buildAll() {
        for (String part : List.of("头部", "身体", "左手", "右手", "左脚", "右脚")) {
            String line = figure() + "的" + part;
            System.out.println("建造" + line);
            person.parts.add(line);
        }
    }
    Person result() {
        Person done = person;
        person = new Person();
        return done;
    }
}

class FatPersonBuilder extends PersonBuilder { String figure() { return "胖子"; } }
class ThinPersonBuilder extends PersonBuilder { String figure() { return "瘦子"; } }

class PersonDirector {
    private final PersonBuilder builder;
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { builder.buildAll(); }
}
