enum Kind { ADULT, STUDENT, SENIOR, SOLDIER }
abstract class Passenger { private final Kind kind; Passenger(Kind kind) { this.kind = kind; } Kind getKind() { return kind; } }
class Adult extends Passenger { Adult() { super(Kind.ADULT); } }
class Student extends Passenger { Student() { super(Kind.STUDENT); } }
class Senior extends Passenger { Senior() { super(Kind.SENIOR); } }
class Soldier extends Passenger { Soldier() { super(Kind.SOLDIER); } }

class TicketWindow {
    int takings = 0;

    private int fare(Passenger p, int price) {
        switch (p.getKind()) {
            case STUDENT: return price / 2;
            case SENIOR: return price * 7 / 10;
            case SOLDIER: return 0;
            default: return price;
        }
    }
    private String name(Passenger p) {
        switch (p.getKind()) {
            case STUDENT: return "学生";
            case SENIOR: return "老人";
            case SOLDIER: return "军人";
            default: return "成人";
        }
    }

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
