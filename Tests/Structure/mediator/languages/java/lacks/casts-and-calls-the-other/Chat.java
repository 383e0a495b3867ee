interface Mediator { }

class ChatMediator implements Mediator {
    Colleague colleague1;
    Colleague colleague2;
}

abstract class Colleague {
    protected final ChatMediator mediator;
    Colleague(Mediator mediator) { this.mediator = (ChatMediator) mediator; }
    abstract void hear(String message);
    protected void tell(String message) {
        Colleague other = mediator.colleague1 == this ? mediator.colleague2 : mediator.colleague1;
        if (other != null) other.hear(message);
    }
}

class Colleague1 extends Colleague {
    Colleague1(Mediator mediator) { super(mediator); }
    void send(String message) {
        System.out.println("同事1发送了信息");
        tell(message);
    }
    void hear(String message) { System.out.println("同事1得到消息:" + message); }
}

class Colleague2 extends Colleague {
    Colleague2(Mediator mediator) { super(mediator); }
    void send(String message) {
        System.out.println("同事2发送了信息");
        tell(message);
    }
    void hear(String message) { System.out.println("同事2得到消息" + message); }
}
