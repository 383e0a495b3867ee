import java.util.List;

interface Security {
    void buy();
    void sell();
}

class Shares implements Security {
    public void buy() { System.out.println("股票1买入"); }
    public void sell() { System.out.println("股票1卖出"); }
}

class Bonds implements Security {
    public void buy() { System.out.println("股票2买入"); }
    public void sell() { System.out.println("股票2卖出"); }
}

class Gold implements Security {
    public void buy() { System.out.println("股票3买入"); }
    public void sell() { System.out.println("股票3卖出"); }
}

class Fund {
    private final List<Security> portfolio = List.of(new Shares(), new Bonds(), new Gold());

    void buy() { portfolio.forEach(Security::buy); }
    void sell() { portfolio.forEach(Security::sell); }
}
