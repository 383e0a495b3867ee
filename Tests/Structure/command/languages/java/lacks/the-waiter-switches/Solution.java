import java.util.ArrayList;
import java.util.List;

enum OrderType { MUTTON, CHICKEN, DUCK }

class Order {
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

    List<Order> getOrders() { return List.copyOf(orders); }

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
        for (Order order : orders) {
            String meat = switch (order.type) {
                case MUTTON -> "羊";
                case CHICKEN -> "鸡";
                case DUCK -> "鸭";
            };
            System.out.println("烤" + meat);
            System.out.println("厨师烤" + meat + "肉:" + order.text);
        }
    }
}
