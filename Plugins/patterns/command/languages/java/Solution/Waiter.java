// Command: Order. Invoker: Waiter. Receiver: Worker. Client: Customer. The waiter keeps orders without knowing what they
// do; an order knows who does it.

import java.util.ArrayList;
import java.util.List;

enum OrderType {
    MUTTON("羊"), CHICKEN("鸡"), DUCK("鸭");

    final String meat;

    OrderType(String meat) {
        this.meat = meat;
    }
}

/** The cook. */
class Worker {
    void roast(String meat, String text) {
        System.out.println("厨师烤" + meat + "肉:" + text);
    }
}

/** A request as an object: it can be kept, taken back, and carried out later. */
class Order {
    private final String text;
    private final OrderType type;
    private final Worker worker;

    Order(String text, OrderType type, Worker worker) {
        this.text = text;
        this.type = type;
        this.worker = worker;
    }

    void execute() {
        System.out.println("烤" + type.meat);
        worker.roast(type.meat, text);
    }
}

/** Writes what is wanted into an order. */
class Customer {
    private static final Worker WORKER = new Worker();

    Order pushOrder(String text, OrderType type) {
        return new Order(text, type, WORKER);
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
        orders.removeIf(known -> known == order);
    }

    void notifyOrder() {
        System.out.println("====开始执行Order===");
        for (Order order : orders) order.execute();
    }
}
