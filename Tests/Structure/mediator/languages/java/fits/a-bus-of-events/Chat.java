import java.util.ArrayList;
import java.util.List;

record Message(Colleague sender, String text) { }

interface MessageListener {
    void onMessage(Message message);
}

class ChatMediator {
    Colleague colleague1;
    Colleague colleague2;

    void publish(Message message) {
        List<MessageListener> listeners = new ArrayList<>();
        if (message.sender() == colleague1 && colleague2 != null) listeners.add(colleague2);
        if (message.sender() != colleague1 && colleague1 != null) listeners.add(colleague1);
        for (MessageListener listener : listeners) listener.onMessage(message);
    }
}

abstract class Colleague implements MessageListener {
    private final ChatMediator mediator;
    Colleague(ChatMediator mediator) { this.mediator = mediator; }
    protected void publish(String text) { mediator.publish(new Message(this, text)); }
}

class Colleague1 extends Colleague {
    Colleague1(ChatMediator mediator) { super(mediator); }
    void send(String message) {
        System.out.println("同事1发送了信息");
        publish(message);
    }
    @Override public void onMessage(Message message) { System.out.println("同事1得到消息:" + message.text()); }
}

class Colleague2 extends Colleague {
    Colleague2(ChatMediator mediator) { super(mediator); }
    void send(String message) {
        System.out.println("同事2发送了信息");
        publish(message);
    }
    @Override public void onMessage(Message message) { System.out.println("同事2得到消息" + message.text()); }
}
