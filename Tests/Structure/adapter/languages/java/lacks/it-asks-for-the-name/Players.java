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

record ForeignCenter(String name) { }

class Translator implements Player {
    private final ForeignCenter center;
    Translator(ForeignCenter center) { this.center = center; }
    public void attack() { System.out.println("外籍中锋" + center.name() + "进攻"); }
    public void defense() { System.out.println("外籍中锋" + center.name() + "防守"); }
}
