import java.util.*;
interface Passenger { String title(); int fare(int price); }
class Adult implements Passenger { public String title() { return "成人"; } public int fare(int p) { return p; } }
class Student implements Passenger { public String title() { return "学生"; } public int fare(int p) { return p / 2; } }
class Senior implements Passenger { public String title() { return "老人"; } public int fare(int p) { return p * 7 / 10; } }
class Soldier implements Passenger { public String title() { return "军人"; } public int fare(int p) { return 0; } }
class TicketWindow {
    int takings = 0;
    private final Map<String, Integer> sold = new HashMap<>();
    private final Map<String, List<Integer>> ledger = new TreeMap<>();
    int sell(Passenger passenger, int price) {
        int money = passenger.fare(price);
        sold.put(passenger.title(), sold.getOrDefault(passenger.title(), 0) + 1);
        ledger.computeIfAbsent(passenger.title(), t -> new ArrayList<>()).add(money);
        takings += money;
        System.out.println(passenger.title() + "票" + money + "元");
        return money;
    }
    int refund(Passenger passenger, int price) {
        int money = passenger.fare(price);
        sold.merge(passenger.title(), -1, Integer::sum);
        takings -= money;
        System.out.println("退" + passenger.title() + "票" + money + "元");
        return money;
    }
}
