class Request {
    private String type, content;
    private int number;
    Request(String type, String content, int number) {
        this.type = type;
        this.content = content;
        this.number = number;
    }
    String getType() { return type; }
    String getContent() { return content; }
    int getNumber() { return number; }
    void setType(String type) { this.type = type; }
    void setContent(String content) { this.content = content; }
    void setNumber(int number) { this.number = number; }
}

abstract class Manager {
    protected final String name;
    private Manager superior;

    protected Manager(String name) { this.name = name; }

    Manager getSuperior() { return superior; }
    void setSuperior(Manager superior) { this.superior = superior; }

    abstract void deal(Request request);

    protected void passOn(Request request) {
        if (superior != null) {
            superior.deal(request);
        }
    }

    protected void approve(Request request, boolean yes) {
        System.out.printf("%s:%s 数量%d %s%n", name, request.getType(), request.getNumber(), yes ? "被批准" : "再说吧");
    }
}

class CommonManager extends Manager {
    CommonManager(String name) { super(name); }
    @Override void deal(Request request) {
        if ("请假".equals(request.getType()) && request.getNumber() <= 2) approve(request, true);
        else passOn(request);
    }
}

class MajorManager extends Manager {
    MajorManager(String name) { super(name); }
    @Override void deal(Request request) {
        if ("请假".equals(request.getType()) && request.getNumber() <= 5) approve(request, true);
        else passOn(request);
    }
}

class GeneralManager extends Manager {
    GeneralManager(String name) { super(name); }
    @Override void deal(Request request) {
        if ("请假".equals(request.getType())) approve(request, true);
        else if ("加薪".equals(request.getType())) approve(request, request.getNumber() <= 500);
        else passOn(request);
    }
}
