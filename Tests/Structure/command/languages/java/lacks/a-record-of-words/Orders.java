import java.util.ArrayList;
import java.util.List;

enum OrderType {
    MUTTON("烤羊", "羊肉"), CHICKEN("烤鸡", "鸡肉"), DUCK("烤鸭", "鸭肉");

    final String title, meat;

    OrderType(String title, String meat) {
        this.title = title;
        this.meat = meat;
    }
}

final class Order {
    final String text;
    final OrderType type;

    Order(String text, OrderType type) {
        this.text = text;
        this.type = type;
    }
}

class Customer {
    Order pushOrder(String text, OrderType type) { return new Order(text, type); }
}

class Waiter {
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
            System.out.println(order.type.title);
            System.out.println("厨师烤" + order.type.meat + ":" + order.text);
        }
    }
}
