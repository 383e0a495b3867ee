class Request {
    String type;
    String content;
    int number;

    Request(String type, String content, int number) {
        this.type = type;
        this.content = content;
        this.number = number;
    }
}

abstract class Manager {
    private final String name;
    private Manager superior;

    Manager(String name) { this.name = name; }

    Manager getSuperior() { return superior; }

    void setSuperior(Manager superior) { this.superior = superior; }

    void deal(Request request) {
        String words = decide(request);
        if (words != null) System.out.println(name + ":" + request.type + " 数量" + request.number + " " + words);
        else if (superior != null) superior.deal(request);
    }

    protected abstract String decide(Request request);
}

class CommonManager extends Manager {
    CommonManager(String name) { super(name); }

    protected String decide(Request request) { return request.type.equals("请假") && request.number <= 2 ? "被批准" : null; }
}

class MajorManager extends Manager {
    MajorManager(String name) { super(name); }

    protected String decide(Request request) { return request.type.equals("请假") && request.number <= 5 ? "被批准" : null; }
}

class GeneralManager extends Manager {
    GeneralManager(String name) { super(name); }

    protected String decide(Request request) {
        if (request.type.equals("请假")) return "被批准";
        if (request.type.equals("加薪")) return request.number <= 500 ? "被批准" : "再说吧";
        return null;
    }
}
