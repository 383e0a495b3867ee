import java.util.LinkedList;
import java.util.List;

interface Visitor<R> {
    R visit(Man man);
    R visit(Woman woman);
}
abstract class Person {
    abstract <R> R accept(Visitor<R> visitor);
}
class Man extends Person { <R> R accept(Visitor<R> visitor) { return visitor.visit(this); } }
class Woman extends Person { <R> R accept(Visitor<R> visitor) { return visitor.visit(this); } }

class Joy implements Visitor<String> {
    public String visit(Man man) { return "男人接收到喜这个visitor============我要飞"; }
    public String visit(Woman woman) { return "女人接收到喜这个visitor============我要跳"; }
}
class Anger implements Visitor<String> {
    public String visit(Man man) { return "男人接收到怒这个visitor============我要叫"; }
    public String visit(Woman woman) { return "女人接收到怒这个visitor============我要苦"; }
}
class ObjectStructure {
    private final List<Person> people = new LinkedList<>();
    void attach(Person person) { people.add(person); }
    void detach(Person person) { people.removeIf(p -> p == person); }
    void accept(Visitor<?> visitor) { people.stream().map(p -> p.accept(visitor)).forEach(System.out::println); }
}
