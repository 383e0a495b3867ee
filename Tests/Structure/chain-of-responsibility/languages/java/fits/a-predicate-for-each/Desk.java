import java.util.Optional;

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
    Manager superior;

    Manager(String name) { this.name = name; }

    protected abstract Optional<String> answer(Request request);

    void deal(Request request) {
        answer(request).ifPresentOrElse(
            text -> System.out.println(name + ":" + request.type + " 数量" + request.number + " " + text),
            () -> { if (superior != null) superior.deal(request); });
    }
}

class CommonManager extends Manager {
    CommonManager(String name) { super(name); }
    @Override protected Optional<String> answer(Request r) {
        return Optional.of("被批准").filter(x -> r.type.equals("请假") && r.number <= 2);
    }
}

class MajorManager extends Manager {
    MajorManager(String name) { super(name); }
    @Override protected Optional<String> answer(Request r) {
        return Optional.of("被批准").filter(x -> r.type.equals("请假") && r.number <= 5);
    }
}

class GeneralManager extends Manager {
    GeneralManager(String name) { super(name); }
    @Override protected Optional<String> answer(Request r) {
        return switch (r.type) {
            case "请假" -> Optional.of("被批准");
            case "加薪" -> Optional.of(r.number <= 500 ? "被批准" : "再说吧");
            default -> Optional.empty();
        };
    }
}
