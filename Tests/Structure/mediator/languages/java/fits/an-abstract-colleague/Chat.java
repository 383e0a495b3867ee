interface Mediator {
    void relay(String message, Colleague from);
}

abstract class Colleague {
    private final Mediator mediator;

    protected Colleague(Mediator mediator) { this.mediator = mediator; }

    void send(String message) {
        System.out.println(title() + "发送了信息");
        mediator.relay(message, this);
    }

    abstract String title();
    abstract void receive(String message);
}

class Colleague1 extends Colleague {
    Colleague1(Mediator mediator) { super(mediator); }
    @Override String title() { return "同事1"; }
    @Override void receive(String message) { System.out.println("同事1得到消息:" + message); }
}

class Colleague2 extends Colleague {
    Colleague2(Mediator mediator) { super(mediator); }
    @Override String title() { return "同事2"; }
    @Override void receive(String message) { System.out.println("同事2得到消息" + message); }
}

class ChatMediator implements Mediator {
    private Colleague colleague1, colleague2;

    Colleague getColleague1() { return colleague1; }
    void setColleague1(Colleague colleague) { colleague1 = colleague; }
    Colleague getColleague2() { return colleague2; }
    void setColleague2(Colleague colleague) { colleague2 = colleague; }

    @Override public void relay(String message, Colleague from) {
        Colleague to = from == colleague1 ? colleague2 : colleague1;
        if (to != null) to.receive(message);
    }
}
