import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

enum OrderType { MUTTON, CHICKEN, DUCK }

class Worker {
    private static Worker shared;
    static synchronized Worker shared() { return shared == null ? shared = new Worker() : shared; }
    private Worker() { }
    void mutton(String text) { System.out.println("烤羊\n厨师烤羊肉:" + text); }
    void chicken(String text) { System.out.println("烤鸡\n厨师烤鸡肉:" + text); }
    void duck(String text) { System.out.println("烤鸭\n厨师烤鸭肉:" + text); }
}

final class Order implements Runnable {
    private final BiConsumer<Worker, String> job;
    private final String text;

    Order(BiConsumer<Worker, String> job, String text) {
        this.job = Objects.requireNonNull(job);
        this.text = text;
    }

    @Override public void run() { job.accept(Worker.shared(), text); }
}

class Customer {
    Order pushOrder(String text, OrderType type) {
        return switch (type) {
            case MUTTON -> new Order(Worker::mutton, text);
            case CHICKEN -> new Order(Worker::chicken, text);
            case DUCK -> new Order(Worker::duck, text);
        };
    }
}

class Waiter {
    private final List<Order> orders = new ArrayList<>();

    List<Order> getOrders() { return Collections.unmodifiableList(orders); }

    void addOrder(Order order) {
        System.out.println("添加Order");
        orders.add(order);
    }

    void deleteOrder(Order order) {
        System.out.println("取消Order");
        orders.removeIf(each -> each == order);
    }

    void notifyOrder() {
        System.out.println("====开始执行Order===");
        orders.forEach(Runnable::run);
    }
}
