class SchoolGirl {
    String name;

    SchoolGirl(String name) { this.name = name; }
}

class GiftProxy {
    private final SchoolGirl girl;

    GiftProxy(SchoolGirl girl) { this.girl = girl; }

    void giveFlowers() { System.out.println("送你玫瑰花" + girl.name); }

    void giveDolls() { System.out.println("送你洋娃娃" + girl.name); }

    void giveChocolate() { System.out.println("送你巧克力" + girl.name); }
}
