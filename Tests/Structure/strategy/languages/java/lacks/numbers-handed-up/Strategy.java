enum CashType { NORMAL, REBATE, RETURN }
class Strategy {
    private final int kind;
    Strategy(int kind) { this.kind = kind; }
    double pay(double m) { return kind == 1 ? m * 0.8 : kind == 2 ? m - 5 : m; }
}
class Normal extends Strategy { Normal() { super(0); } }
class Rebate extends Strategy { Rebate() { super(1); } }
class Return extends Strategy { Return() { super(2); } }
class CashContext {
    private final Strategy s;
    CashContext(CashType t) {
        switch (t) {
            case REBATE: s = new Rebate(); break;
            case RETURN: s = new Return(); break;
            default: s = new Normal();
        }
    }
    double result(double money) { return s.pay(money); }
}
