import java.util.ArrayList;
import java.util.List;

enum OrderType { MUTTON, CHICKEN, DUCK }

abstract class Order {
    final String text;
    Order(String text) { this.text = text; }
}
class MuttonOrder extends Order { MuttonOrder(String text) { super(text); } }
class ChickenOrder extends Order { ChickenOrder(String text) { super(text); } }
class DuckOrder extends Order { DuckOrder(String text) { super(text); } }

class Customer {
    Order pushOrder(String text, OrderType type) {
        return switch (type) {
            case MUTTON -> new MuttonOrder(text);
            case CHICKEN -> new ChickenOrder(text);
            case DUCK -> new DuckOrder(text);
        };
    }
}

class Worker {
    void cook(String title, String meat, String text) {
        System.out.println(title);
        System.out.println("厨师烤" + meat + ":" + text);
    }
}

class Waiter {
    private final Worker worker = new Worker();
    private final List<Order> orders = new ArrayList<>();
    List<Order> getOrders() { return orders; }
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
        for (Order order : orders) {
            if (order.getClass() == MuttonOrder.class) worker.cook("烤羊", "羊肉", order.text);
            else if (order.getClass() == ChickenOrder.class) worker.cook("烤鸡", "鸡肉", order.text);
            else worker.cook("烤鸭", "鸭肉", order.text);
        }
    }
}
