interface Player {
    void attack();
    void defense();
}

class Forward implements Player {
    private final String name;
    Forward(String name) { this.name = name; }
    public void attack() { System.out.println("前锋" + name + "进攻"); }
    public void defense() { System.out.println("前锋" + name + "防守"); }
}

class ForeignCenter {
    private final String name;
    ForeignCenter(String name) { this.name = name; }
    void goForward() { System.out.println("外籍中锋" + name + "进攻"); }
    void goBack() { System.out.println("外籍中锋" + name + "防守"); }
}

class Translator implements Player {
    private final Runnable attacking;
    private final Runnable defending;

    Translator(ForeignCenter center) {
        attacking = center::goForward;
        defending = center::goBack;
    }

    public void attack() { attacking.run(); }
    public void defense() { defending.run(); }
}
