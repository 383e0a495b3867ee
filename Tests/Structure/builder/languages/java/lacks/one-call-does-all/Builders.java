import java.util.ArrayList;
import java.util.List;

class Person {
    final List<String> parts = new ArrayList<>();
}
abstract class PersonBuilder {
    protected Person person = new Person();
    abstract String kind();
    void everything() {
        for (String part : new String[] {"头部", "身体", "左手", "右手", "左脚", "右脚"}) {
            System.out.println("建造" + kind() + "的" + part);
            person.parts.add(kind() + "的" + part);
        }
    }
    Person result() { Person done = person; person = new Person(); return done; }
}
class FatPersonBuilder extends PersonBuilder { String kind() { return "胖子"; } }
class ThinPersonBuilder extends PersonBuilder { String kind() { return "瘦子"; } }
class PersonDirector {
    private final PersonBuilder builder;
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { builder.everything(); }
}
