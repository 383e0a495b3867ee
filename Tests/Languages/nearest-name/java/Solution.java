import java.util.ArrayList;
import java.util.List;

class Waiter {
    final List<String> orders = new ArrayList<>();

    void take(String order) { orders.add(order); }
}
