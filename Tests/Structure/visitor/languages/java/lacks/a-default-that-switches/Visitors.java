import java.util.ArrayList;
import java.util.List;

sealed interface Element permits Man, Woman {
    default void accept(Visitor visitor) {
        if (this instanceof Man man) visitor.visitMan(man);
        else if (this instanceof Woman woman) visitor.visitWoman(woman);
    }
}
final class Man implements Element { }
final class Woman implements Element { }

interface Visitor {
    void visitMan(Man man);
    void visitWoman(Woman woman);
}
class Joy implements Visitor {
    public void visitMan(Man man) { System.out.println("男人接收到喜这个visitor============我要飞"); }
    public void visitWoman(Woman woman) { System.out.println("女人接收到喜这个visitor============我要跳"); }
}
class Anger implements Visitor {
    public void visitMan(Man man) { System.out.println("男人接收到怒这个visitor============我要叫"); }
    public void visitWoman(Woman woman) { System.out.println("女人接收到怒这个visitor============我要苦"); }
}
class ObjectStructure {
    private final List<Element> elements = new ArrayList<>();
    void attach(Element element) { elements.add(element); }
    void detach(Element element) { elements.removeIf(e -> e == element); }
    void accept(Visitor visitor) { for (Element e : elements) e.accept(visitor); }
}
