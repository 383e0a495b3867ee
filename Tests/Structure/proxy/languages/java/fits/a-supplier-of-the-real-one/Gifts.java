import java.util.function.Supplier;

class SchoolGirl {
    private String name;
    SchoolGirl(String name) { this.name = name; }
    String getName() { return name; }
    void setName(String name) { this.name = name; }
}

interface GiveGift {
    void giveFlowers();
    void giveDolls();
    void giveChocolate();
}

class Pursuit implements GiveGift {
    private final SchoolGirl girl;
    Pursuit(SchoolGirl girl) { this.girl = girl; }
    public void giveFlowers() { System.out.println("送你玫瑰花" + girl.getName()); }
    public void giveDolls() { System.out.println("送你洋娃娃" + girl.getName()); }
    public void giveChocolate() { System.out.println("送你巧克力" + girl.getName()); }
}

class GiftProxy implements GiveGift {
    private final Supplier<GiveGift> maker;
    private GiveGift real;

    GiftProxy(SchoolGirl girl) { maker = () -> new Pursuit(girl); }

    private GiveGift real() {
        if (real == null) real = maker.get();
        return real;
    }

    public void giveFlowers() { real().giveFlowers(); }
    public void giveDolls() { real().giveDolls(); }
    public void giveChocolate() { real().giveChocolate(); }
}
