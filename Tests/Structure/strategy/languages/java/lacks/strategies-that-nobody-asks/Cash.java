enum CashType { NORMAL, REBATE, RETURN }

interface CashStrategy {
    double accept(double money);
}

class Normal implements CashStrategy { public double accept(double money) { return money; } }
class Rebate implements CashStrategy { public double accept(double money) { return money * 0.8; } }
class Return implements CashStrategy { public double accept(double money) { return money - 5; } }

class CashContext {
    private final CashStrategy strategy;
    private final double factor, off;

    CashContext(CashType type) {
        strategy = type == CashType.REBATE ? new Rebate() : type == CashType.RETURN ? new Return() : new Normal();
        factor = type == CashType.REBATE ? 0.8 : 1;
        off = type == CashType.RETURN ? 5 : 0;
    }

    double result(double money) {
        strategy.accept(money);
        return money * factor - off;
    }
}
