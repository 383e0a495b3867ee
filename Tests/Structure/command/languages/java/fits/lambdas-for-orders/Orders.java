import java.util.ArrayList;
import java.util.List;

enum OrderType { MUTTON, CHICKEN, DUCK }

@FunctionalInterface
interface Order {
    void execute();
}

class Cook {
    void roastMutton(String text) { System.out.println("厨师烤羊肉:" + text); }
    void roastChicken(String text) { System.out.println("厨师烤鸡肉:" + text); }
    void roastDuck(String text) { System.out.println("厨师烤鸭肉:" + text); }
}

class Customer {
    private final Cook cook = new Cook();

    Order pushOrder(String text, OrderType type) {
        return switch (type) {
            case MUTTON -> () -> {
                System.out.println("烤羊");
                cook.roastMutton(text);
            };
            case CHICKEN -> () -> {
                System.out.println("烤鸡");
                cook.roastChicken(text);
            };
            case DUCK -> () -> {
                System.out.println("烤鸭");
                cook.roastDuck(text);
            };
        };
    }
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
