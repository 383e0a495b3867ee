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

    void 进攻() { System.out.println("外籍中锋" + name + "进攻"); }

    void 防守() { System.out.println("外籍中锋" + name + "防守"); }
}

class Translator implements Player {
    private final ForeignCenter center;

    Translator(ForeignCenter center) { this.center = center; }

    public void attack() { center.进攻(); }

    public void defense() { center.防守(); }
}
