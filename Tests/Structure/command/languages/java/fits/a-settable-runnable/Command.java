import java.util.*;
enum OrderType { MUTTON, CHICKEN, DUCK }
class Cook {
    void mutton(String t) { System.out.println("烤羊"); System.out.println("厨师烤羊肉:" + t); }
    void chicken(String t) { System.out.println("烤鸡"); System.out.println("厨师烤鸡肉:" + t); }
    void duck(String t) { System.out.println("烤鸭"); System.out.println("厨师烤鸭肉:" + t); }
}
class Order { Runnable job; void execute() { job.run(); } }
class Customer {
    private final Cook cook = new Cook();
    Order pushOrder(String text, OrderType type) {
        Order o = new Order();
        switch (type) {
            case MUTTON -> o.job = () -> cook.mutton(text);
            case CHICKEN -> o.job = () -> cook.chicken(text);
            case DUCK -> o.job = () -> cook.duck(text);
        }
        return o;
    }
}
class Waiter {
    List<Order> orders = new ArrayList<>();
    void addOrder(Order order) { System.out.println("添加Order"); orders.add(order); }
    void deleteOrder(Order order) { System.out.println("取消Order"); orders.removeIf(o -> o == order); }
    void notifyOrder() { System.out.println("====开始执行Order==="); for (Order o : orders) o.execute(); }
}
