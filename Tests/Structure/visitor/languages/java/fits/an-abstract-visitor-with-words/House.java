import java.util.LinkedHashSet;
import java.util.ArrayList;
import java.util.List;

abstract class Person {
    abstract void accept(Mood mood);
}

class Man extends Person {
    @Override void accept(Mood mood) { mood.visit(this); }
}

class Woman extends Person {
    @Override void accept(Mood mood) { mood.visit(this); }
}

abstract class Mood {
    private final String name;
    protected Mood(String name) { this.name = name; }
    abstract void visit(Man man);
    abstract void visit(Woman woman);
    protected void tell(String who, String what) {
        System.out.println(who + "接收到" + name + "这个visitor============" + what);
    }
}

class Joy extends Mood {
    Joy() { super("喜"); }
    @Override void visit(Man man) { tell("男人", "我要飞"); }
    @Override void visit(Woman woman) { tell("女人", "我要跳"); }
}

class Anger extends Mood {
    Anger() { super("怒"); }
    @Override void visit(Man man) { tell("男人", "我要叫"); }
    @Override void visit(Woman woman) { tell("女人", "我要苦"); }
}

class ObjectStructure {
    private final List<Person> people = new ArrayList<>();
    public void attach(Person person) { people.add(person); }
    public void detach(Person person) { people.removeIf(p -> p == person); }
    public void accept(Mood mood) { for (int i = 0; i < people.size(); i++) people.get(i).accept(mood); }
}
