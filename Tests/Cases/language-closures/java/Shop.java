import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

enum Kind { PLAIN, GIFT }

record Order(String text, Kind kind) {}

class Shop {
    private final Function<Double, Double> discount;
    private final List<Consumer<Order>> handlers = new ArrayList<>();
    private final List<Order> taken = new ArrayList<>();

    Shop(Function<Double, Double> discount) { this.discount = discount; }

    int getCount() { return taken.size(); }

    void onOrder(Consumer<Order> handler) { handlers.add(handler); }

    void take(Order order) {
        taken.add(order);
        handlers.forEach(handler -> handler.accept(order));
        System.out.println("taken: " + order.text());
    }

    double price(double amount) { return discount.apply(amount); }

    List<Order> orders(Predicate<? super Order> isMeant) { return taken.stream().filter(isMeant.and(order -> true)).toList(); }
}
