interface Desk { void deal(Request request); }
class Nobody implements Desk { public void deal(Request request) { } }
abstract class Manager implements Desk {
    private static final Desk NOBODY = new Nobody();
    protected final String name;
    Manager superior;
    Manager(String name) { this.name = name; }
    private Desk next() { return superior == null ? NOBODY : superior; }
    protected abstract boolean may(Request request);
    protected String words(Request request) { return "被批准"; }
    public void deal(Request request) {
        if (!may(request)) { next().deal(request); return; }
        System.out.printf("%s:%s 数量%d %s%n", name, request.type, request.number, words(request));
    }
}
class CommonManager extends Manager {
    CommonManager(String name) { super(name); }
    protected boolean may(Request r) { return r.type.equals("请假") && r.number <= 2; }
}
class MajorManager extends Manager {
    MajorManager(String name) { super(name); }
    protected boolean may(Request r) { return r.type.equals("请假") && r.number <= 5; }
}
class GeneralManager extends Manager {
    GeneralManager(String name) { super(name); }
    protected boolean may(Request r) { return r.type.equals("请假") || r.type.equals("加薪"); }
    protected String words(Request r) { return r.type.equals("加薪") && r.number > 500 ? "再说吧" : super.words(r); }
}
class Request {
    String type; String content; int number;
    Request(String type, String content, int number) { this.type = type; this.content = content; this.number = number; }
}
