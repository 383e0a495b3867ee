import java.util.Map;
interface Player { void attack(); void defense(); }
class Forward implements Player {
    private final String name;
    Forward(String name) { this.name = name; }
    public void attack() { System.out.println("前锋" + name + "进攻"); }
    public void defense() { System.out.println("前锋" + name + "防守"); }
}
class ForeignCenter {
    private final String name;
    ForeignCenter(String name) { this.name = name; }
    void foreignAttack() { System.out.println("外籍中锋" + name + "进攻"); }
    void foreignDefense() { System.out.println("外籍中锋" + name + "防守"); }
}
class Translator implements Player {
    private final Map<String, Runnable> book;
    Translator(ForeignCenter c) { book = Map.of("attack", c::foreignAttack, "defense", c::foreignDefense); }
    public void attack() { book.get("attack").run(); }
    public void defense() { book.get("defense").run(); }
}
