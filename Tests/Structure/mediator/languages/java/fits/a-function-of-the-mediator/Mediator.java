import java.util.Optional;
import java.util.function.BiConsumer;
class ChatMediator {
    Colleague colleague1 = null;
    Colleague colleague2 = null;
    void relay(Colleague sender, String message) {
        Colleague to = sender == colleague1 ? colleague2 : sender == colleague2 ? colleague1 : null;
        Optional.ofNullable(to).ifPresent(c -> c.hear(message));
    }
}
abstract class Colleague {
    private final BiConsumer<Colleague, String> tell;
    private final String title;
    Colleague(ChatMediator mediator, String title) { tell = mediator::relay; this.title = title; }
    void send(String message) {
        System.out.println(title + "发送了信息");
        tell.accept(this, message);
    }
    abstract void hear(String message);
}
class Colleague1 extends Colleague {
    Colleague1(ChatMediator mediator) { super(mediator, "同事1"); }
    void hear(String message) { System.out.println("同事1得到消息:" + message); }
}
class Colleague2 extends Colleague {
    Colleague2(ChatMediator mediator) { super(mediator, "同事2"); }
    void hear(String message) { System.out.println("同事2得到消息" + message); }
}
