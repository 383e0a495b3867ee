import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
class Person { final List<String> parts = new ArrayList<>(); }
interface PersonBuilder {
    void head(); void body(); void arms(); void legs();
    Person result();
}
abstract class Sheet implements PersonBuilder {
    private Person sheet = new Person();
    private final String who;
    Sheet(String who) { this.who = who; }
    private void draw(String... parts) {
        for (String p : parts) { sheet.parts.add(who + "的" + p); System.out.println("建造" + who + "的" + p); }
    }
    public void head() { draw("头部"); }
    public void body() { draw("身体"); }
    public void arms() { draw("左手", "右手"); }
    public void legs() { draw("左脚", "右脚"); }
    public Person result() { try { return sheet; } finally { sheet = new Person(); } }
}
class FatPersonBuilder extends Sheet { FatPersonBuilder() { super("胖子"); } }
class ThinPersonBuilder extends Sheet { ThinPersonBuilder() { super("瘦子"); } }
class PersonDirector {
    private static final List<Consumer<PersonBuilder>> PLAN = List.of(PersonBuilder::head, PersonBuilder::body, PersonBuilder::arms, PersonBuilder::legs);
    private final PersonBuilder builder;
    PersonDirector(PersonBuilder builder) { this.builder = builder; }
    void build() { PLAN.forEach(step -> step.accept(builder)); }
}
