class ChatMediator {
    Colleague colleague1;
    Colleague colleague2;
}

abstract class Colleague {
    protected final ChatMediator seats;

    Colleague(ChatMediator mediator) { seats = mediator; }

    protected Colleague other() { return seats.colleague1 == this ? seats.colleague2 : seats.colleague1; }

    abstract void hear(String message);
}

class Colleague1 extends Colleague {
    Colleague1(ChatMediator mediator) { super(mediator); }

    void send(String message) {
        System.out.println("同事1发送了信息");
        if (other() != null) other().hear(message);
    }

    void hear(String message) { System.out.println("同事1得到消息:" + message); }
}

class Colleague2 extends Colleague {
    Colleague2(ChatMediator mediator) { super(mediator); }

    void send(String message) {
        System.out.println("同事2发送了信息");
        if (other() != null) other().hear(message);
    }

    void hear(String message) { System.out.println("同事2得到消息" + message); }
}
