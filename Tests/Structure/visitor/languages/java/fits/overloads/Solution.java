import java.util.ArrayList;
import java.util.List;

interface Visitor {
    void visit(Man man);
    void visit(Woman woman);
}

interface Element {
    void accept(Visitor visitor);
}

class Man implements Element {
    @Override public void accept(Visitor visitor) { visitor.visit(this); }
}

class Woman implements Element {
    @Override public void accept(Visitor visitor) { visitor.visit(this); }
}

class Joy implements Visitor {
    @Override public void visit(Man man) { System.out.println("男人接收到喜这个visitor============我要飞"); }
    @Override public void visit(Woman woman) { System.out.println("女人接收到喜这个visitor============我要跳"); }
}

class Anger implements Visitor {
    @Override public void visit(Man man) { System.out.println("男人接收到怒这个visitor============我要叫"); }
    @Override public void visit(Woman woman) { System.out.println("女人接收到怒这个visitor============我要苦"); }
}

class ObjectStructure {
    private final List<Element> elements = new ArrayList<>();

    void attach(Element element) { elements.add(element); }

    void detach(Element element) { elements.removeIf(known -> known == element); }

    void accept(Visitor visitor) { elements.forEach(element -> element.accept(visitor)); }
}
