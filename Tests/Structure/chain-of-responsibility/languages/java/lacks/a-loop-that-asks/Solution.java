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

class Manager {
    final String name;
    Manager superior;

    Manager(String name) { this.name = name; }

    void deal(Request request) {
        for (Manager manager = this; manager != null; manager = manager.superior) {
            String words = null;
            if (manager.getClass() == GeneralManager.class) {
                if (request.type.equals("请假")) words = "被批准";
                else if (request.type.equals("加薪")) words = request.number <= 500 ? "被批准" : "再说吧";
            } else if (request.type.equals("请假")) {
                int limit = manager instanceof CommonManager ? 2 : 5;
                if (request.number <= limit) words = "被批准";
            }
            if (words != null) {
                System.out.println(manager.name + ":" + request.type + " 数量" + request.number + " " + words);
                return;
            }
        }
    }
}

class CommonManager extends Manager {
    CommonManager(String name) { super(name); }
}

class MajorManager extends Manager {
    MajorManager(String name) { super(name); }
}

class GeneralManager extends Manager {
    GeneralManager(String name) { super(name); }
}
