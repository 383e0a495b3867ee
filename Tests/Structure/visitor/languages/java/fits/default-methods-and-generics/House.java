import java.util.ArrayList;
import java.util.List;

interface Element {
    <R> R accept(Visitor<R> visitor);
}

interface Visitor<R> {
    R visitMan(Man man);
    R visitWoman(Woman woman);
}

final class Man implements Element {
    public <R> R accept(Visitor<R> visitor) { return visitor.visitMan(this); }
}

final class Woman implements Element {
    public <R> R accept(Visitor<R> visitor) { return visitor.visitWoman(this); }
}

class Joy implements Visitor<String> {
    public String visitMan(Man man) { return "男人接收到喜这个visitor============我要飞"; }
    public String visitWoman(Woman woman) { return "女人接收到喜这个visitor============我要跳"; }
}

class Anger implements Visitor<String> {
    public String visitMan(Man man) { return "男人接收到怒这个visitor============我要叫"; }
    public String visitWoman(Woman woman) { return "女人接收到怒这个visitor============我要苦"; }
}

class ObjectStructure {
    private final List<Element> elements = new ArrayList<>();

    void attach(Element element) { elements.add(element); }

    void detach(Element element) { elements.removeIf(e -> e == element); }

    void accept(Visitor<String> visitor) {
        elements.stream().map(element -> element.accept(visitor)).forEach(System.out::println);
    }
}
