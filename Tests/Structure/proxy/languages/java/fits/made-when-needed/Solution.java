class SchoolGirl {
    String name;

    SchoolGirl(String name) { this.name = name; }
}

interface Giving {
    void giveFlowers();
    void giveDolls();
    void giveChocolate();
}

class Pursuit implements Giving {
    private final SchoolGirl girl;

    Pursuit(SchoolGirl girl) { this.girl = girl; }

    public void giveFlowers() { System.out.println("送你玫瑰花" + girl.name); }

    public void giveDolls() { System.out.println("送你洋娃娃" + girl.name); }

    public void giveChocolate() { System.out.println("送你巧克力" + girl.name); }
}

class GiftProxy implements Giving {
    private final SchoolGirl girl;
    private Giving real;

    GiftProxy(SchoolGirl girl) { this.girl = girl; }

    private Giving real() {
        if (real == null) real = new Pursuit(girl);
        return real;
    }

    public void giveFlowers() { real().giveFlowers(); }

    public void giveDolls() { real().giveDolls(); }

    public void giveChocolate() { real().giveChocolate(); }
}
