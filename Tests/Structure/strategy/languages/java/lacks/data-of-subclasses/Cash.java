enum CashType { NORMAL, REBATE, RETURN }

abstract class Terms {
    final double factor, off;
    Terms(double factor, double off) {
        this.factor = factor;
        this.off = off;
    }
}

class Full extends Terms { Full() { super(1, 0); } }
class Percent extends Terms { Percent() { super(0.8, 0); } }
class Back extends Terms { Back() { super(1, 5); } }

class CashContext {
    private final Terms terms;
    CashContext(CashType type) {
        terms = type == CashType.NORMAL ? new Full() : type == CashType.REBATE ? new Percent() : new Back();
    }
    double result(double money) { return money * terms.factor - terms.off; }
}
