import java.util.List;
class Stock1 { void buy() { System.out.println("股票1买入"); } void sell() { System.out.println("股票1卖出"); } }
class Stock2 { void buy() { System.out.println("股票2买入"); } void sell() { System.out.println("股票2卖出"); } }
class Stock3 { void buy() { System.out.println("股票3买入"); } void sell() { System.out.println("股票3卖出"); } }
class Fund {
    private final List<Runnable> buying, selling;
    Fund() {
        Stock1 a = new Stock1(); Stock2 b = new Stock2(); Stock3 c = new Stock3();
        buying = List.of(a::buy, b::buy, c::buy);
        selling = List.of(a::sell, b::sell, c::sell);
    }
    void buy() { buying.forEach(Runnable::run); }
    void sell() { selling.forEach(Runnable::run); }
}
