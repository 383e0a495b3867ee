// Mistake: an order that was taken back stays on the pad.
// Command: Order. ConcreteCommand: MuttonOrder, ChickenOrder, DuckOrder. Invoker: Waiter. Receiver: Worker.
// Client: Customer. The waiter keeps orders without knowing what they do; an order knows who does it.

import java.util.ArrayList;
import java.util.List;

enum OrderType { MUTTON, CHICKEN, DUCK }

/** The cook. */
class Worker {
    void roastMutton(String text) {
        System.out.println("厨师烤羊肉:" + text);
    }

    void roastChicken(String text) {
        System.out.println("厨师烤鸡肉:" + text);
    }

    void roastDuck(String text) {
        System.out.println("厨师烤鸭肉:" + text);
    }
}

/** A request as an object: it can be kept, taken back, and carried out later. */
abstract class Order {
    protected final String text;
    protected final Worker worker;

    Order(String text, Worker worker) {
        this.text = text;
        this.worker = worker;
    }

    abstract void execute();
}

class MuttonOrder extends Order {
    MuttonOrder(String text, Worker worker) {
        super(text, worker);
    }

    @Override void execute() {
        System.out.println("烤羊");
        worker.roastMutton(text);
    }
}

class ChickenOrder extends Order {
    ChickenOrder(String text, Worker worker) {
        super(text, worker);
    }

    @Override void execute() {
        System.out.println("烤鸡");
        worker.roastChicken(text);
    }
}

class DuckOrder extends Order {
    DuckOrder(String text, Worker worker) {
        super(text, worker);
    }

    @Override void execute() {
        System.out.println("烤鸭");
        worker.roastDuck(text);
    }
}

/** Writes what is wanted into an order. */
class Customer {
    private static final Worker WORKER = new Worker();

    Order pushOrder(String text, OrderType type) {
        return switch (type) {
            case MUTTON -> new MuttonOrder(text, WORKER);
            case CHICKEN -> new ChickenOrder(text, WORKER);
            case DUCK -> new DuckOrder(text, WORKER);
        };
    }
}

/** Collects orders, and sends them all to the kitchen at once. */
class Waiter {
    private final List<Order> orders = new ArrayList<>();

    List<Order> getOrders() {
        return List.copyOf(orders);
    }

    void addOrder(Order order) {
        System.out.println("添加Order");
        orders.add(order);
    }

    void deleteOrder(Order order) {
        System.out.println("取消Order");
    }

    void notifyOrder() {
        System.out.println("====开始执行Order===");
        for (Order order : orders) order.execute();
    }
}
