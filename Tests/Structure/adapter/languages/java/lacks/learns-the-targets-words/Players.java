interface Player {
    void attack();
    void defense();
}

class Forward implements Player {
    protected final String title, name;
    Forward(String name) { this("前锋", name); }
    protected Forward(String title, String name) {
        this.title = title;
        this.name = name;
    }
    public void attack() { System.out.println(title + name + "进攻"); }
    public void defense() { System.out.println(title + name + "防守"); }
}

class ForeignCenter extends Forward {
    ForeignCenter(String name) { super("外籍中锋", name); }
}

class Translator implements Player {
    private final ForeignCenter center;
    Translator(ForeignCenter center) { this.center = center; }
    public void attack() { center.attack(); }
    public void defense() { center.defense(); }
}
