import java.util.ArrayList;
import java.util.List;

class Person {
    final String name;
    List<Person> friends = new ArrayList<>();

    Person(String name) { this.name = name; }
}
