import java.util.*;
enum Kind { ADULT, STUDENT, SENIOR, SOLDIER }
interface Passenger { Kind kind(); }
class Adult implements Passenger { public Kind kind() { return Kind.ADULT; } }
class Student implements Passenger { public Kind kind() { return Kind.STUDENT; } }
class Senior implements Passenger { public Kind kind() { return Kind.SENIOR; } }
class Soldier implements Passenger { public Kind kind() { return Kind.SOLDIER; } }

class TicketWindow {
    int takings = 0;

    private static final int[] TENTHS = {10, 5, 7, 0};
    private static final String[] TITLES = {"成人", "学生", "老人", "军人"};
    private int fare(Passenger p, int price) { return price * TENTHS[p.kind().ordinal()] / 10; }
    private String name(Passenger p) { return TITLES[p.kind().ordinal()]; }

    int sell(Passenger p, int price) {
        int money = fare(p, price);
        takings += money;
        System.out.println(name(p) + "票" + money + "元");
        return money;
    }
    int refund(Passenger p, int price) {
        int money = fare(p, price);
        takings -= money;
        System.out.println("退" + name(p) + "票" + money + "元");
        return money;
    }
}
