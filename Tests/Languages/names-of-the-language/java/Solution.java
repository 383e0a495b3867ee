import java.util.ArrayList;
import java.util.List;

enum OrderKind { MUTTON, ROAST_DUCK }

class Waiter {
    private final String name;
    private final List<String> orders = new ArrayList<>();

    Waiter(String name) { this.name = name; }

    List<String> getOpenOrders() { return orders; }

    boolean pushOrder(String words, OrderKind which) {
        System.out.println(name + " " + words);
        orders.add(words);
        return which == OrderKind.ROAST_DUCK;
    }
}
