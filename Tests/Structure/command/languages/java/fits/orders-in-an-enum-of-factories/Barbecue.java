import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

enum OrderType {
    MUTTON(MuttonOrder::new), CHICKEN(ChickenOrder::new), DUCK(DuckOrder::new);

    private final BiFunction<String, Worker, Order> maker;

    OrderType(BiFunction<String, Worker, Order> maker) { this.maker = maker; }

    Order order(String text, Worker worker) { return maker.apply(text, worker); }
}

class Customer {
    private final Worker worker = new Worker();

    Order pushOrder(String text, OrderType type) { return type.order(text, worker); }
}

interface Order { void execute(); }

abstract class BaseOrder implements Order {
    protected final String text;
    protected final Worker worker;

    BaseOrder(String text, Worker worker) {
        this.text = text;
        this.worker = worker;
    }
}

class MuttonOrder extends BaseOrder {
    MuttonOrder(String text, Worker worker) { super(text, worker); }
    @Override public void execute() {
        System.out.println("烤羊");
        worker.doMuttonWork(text);
    }
}

class ChickenOrder extends BaseOrder {
    ChickenOrder(String text, Worker worker) { super(text, worker); }
    @Override public void execute() {
        System.out.println("烤鸡");
        worker.doChickenWork(text);
    }
}

class DuckOrder extends BaseOrder {
    DuckOrder(String text, Worker worker) { super(text, worker); }
    @Override public void execute() {
        System.out.println("烤鸭");
        worker.doDuckWork(text);
    }
}

class Worker {
    void doMuttonWork(String s) { System.out.println("厨师烤羊肉:" + s); }
    void doChickenWork(String s) { System.out.println("厨师烤鸡肉:" + s); }
    void doDuckWork(String s) { System.out.println("厨师烤鸭肉:" + s); }
}

class Waiter {
    private final List<Order> orders = new ArrayList<>();

    List<Order> getOrders() { return List.copyOf(orders); }

    void addOrder(Order order) {
        System.out.println("添加Order");
        orders.add(order);
    }

    void deleteOrder(Order order) {
        System.out.println("取消Order");
        orders.removeIf(o -> o == order);
    }

    void notifyOrder() {
        System.out.println("====开始执行Order===");
        orders.forEach(Order::execute);
    }
}
