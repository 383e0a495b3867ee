interface Passenger { String title(); default boolean isStudent() { return false; } default boolean isSenior() { return false; } default boolean isSoldier() { return false; } }
class Adult implements Passenger { public String title() { return "成人"; } }
class Student implements Passenger { public String title() { return "学生"; } public boolean isStudent() { return true; } }
class Senior implements Passenger { public String title() { return "老人"; } public boolean isSenior() { return true; } }
class Soldier implements Passenger { public String title() { return "军人"; } public boolean isSoldier() { return true; } }

class TicketWindow {
    int takings = 0;

    private int fare(Passenger p, int price) {
        if (p.isStudent()) return price / 2;
        if (p.isSenior()) return price * 7 / 10;
        if (p.isSoldier()) return 0;
        return price;
    }
    private String name(Passenger p) { return p.title(); }

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
