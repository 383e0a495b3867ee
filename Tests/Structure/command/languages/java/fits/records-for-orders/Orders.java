import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

enum OrderType { MUTTON, CHICKEN, DUCK }

interface Order {
    void execute();
}

record MuttonOrder(Barbecuer cook, String text) implements Order {
    @Override public void execute() {
        System.out.println("烤羊");
        cook.mutton(text);
    }
}

record ChickenOrder(Barbecuer cook, String text) implements Order {
    @Override public void execute() {
        System.out.println("烤鸡");
        cook.chicken(text);
    }
}

record DuckOrder(Barbecuer cook, String text) implements Order {
    @Override public void execute() {
        System.out.println("烤鸭");
        cook.duck(text);
    }
}

class Barbecuer {
    private void cook(String meat, String text) { System.out.println("厨师烤" + meat + ":" + text); }
    void mutton(String text) { cook("羊肉", text); }
    void chicken(String text) { cook("鸡肉", text); }
    void duck(String text) { cook("鸭肉", text); }
}

class Customer {
    private static final Barbecuer COOK = new Barbecuer();

    Order pushOrder(String text, OrderType type) {
        switch (type) {
            case MUTTON: return new MuttonOrder(COOK, text);
            case CHICKEN: return new ChickenOrder(COOK, text);
            default: return new DuckOrder(COOK, text);
        }
    }
}

class Waiter {
    List<Order> orders = new ArrayList<>();

    void addOrder(Order order) {
        System.out.println("添加Order");
        orders.add(order);
    }

    void deleteOrder(Order order) {
        System.out.println("取消Order");
        for (Iterator<Order> it = orders.iterator(); it.hasNext(); ) {
            if (it.next() == order) it.remove();
        }
    }

    void notifyOrder() {
        System.out.println("====开始执行Order===");
        for (Order order : orders) order.execute();
    }
}
