import java.util.ArrayList;
import java.util.List;

abstract class Mood {
    void visit(Person person) {
        if (person instanceof Man man) System.out.println(ofMan());
        else System.out.println(ofWoman());
    }

    abstract String ofMan();
    abstract String ofWoman();
}

class Person {
    void accept(Mood mood) { mood.visit(this); }
}

class Man extends Person { }

class Woman extends Person { }

class Joy extends Mood {
    String ofMan() { return "男人接收到喜这个visitor============我要飞"; }
    String ofWoman() { return "女人接收到喜这个visitor============我要跳"; }
}

class Anger extends Mood {
    String ofMan() { return "男人接收到怒这个visitor============我要叫"; }
    String ofWoman() { return "女人接收到怒这个visitor============我要苦"; }
}

class ObjectStructure {
    private final List<Person> people = new ArrayList<>();

    void attach(Person element) { people.add(element); }

    void detach(Person element) { people.removeIf(known -> known == element); }

    void accept(Mood visitor) { for (Person person : people) person.accept(visitor); }
}
