interface Mediator {
    void send(String message, Colleague sender);
}

class ChatMediator implements Mediator {
    Colleague colleague1;
    Colleague colleague2;

    public void send(String message, Colleague sender) {
        Colleague receiver = sender == colleague1 ? colleague2 : colleague1;
        if (receiver != null) receiver.hear(message);
    }
}

abstract class Colleague {
    protected final Mediator mediator;

    Colleague(Mediator mediator) { this.mediator = mediator; }

    abstract void send(String message);

    abstract void hear(String message);
}

class Colleague1 extends Colleague {
    Colleague1(Mediator mediator) { super(mediator); }

    void send(String message) {
        System.out.println("同事1发送了信息");
        mediator.send(message, this);
    }

    void hear(String message) { System.out.println("同事1得到消息:" + message); }
}

class Colleague2 extends Colleague {
    Colleague2(Mediator mediator) { super(mediator); }

    void send(String message) {
        System.out.println("同事2发送了信息");
        mediator.send(message, this);
    }

    void hear(String message) { System.out.println("同事2得到消息" + message); }
}
