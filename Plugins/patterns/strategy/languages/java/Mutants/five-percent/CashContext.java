// Mistake: five percent go back, and not five yuan.

// Context: CashContext. Strategy: CashStrategy. The till picks a strategy once, when it is opened; from then on it only asks.

enum CashType { NORMAL, REBATE, RETURN }

interface CashStrategy {
    /** Returns what is to be paid for goods of a price, both in yuan. */
    double accept(double money);
}

class NormalCash implements CashStrategy {
    public double accept(double money) {
        return money;
    }
}

record RebateCash(double factor) implements CashStrategy {
    public double accept(double money) {
        return money * factor;
    }
}

record ReturnCash(double amount) implements CashStrategy {
    public double accept(double money) {
        return money * (100 - amount) / 100;
    }
}

/** A till: what is to be paid, in today's way. */
class CashContext {
    private final CashStrategy strategy;

    CashContext(CashType type) {
        strategy = switch (type) {
            case NORMAL -> new NormalCash();
            case REBATE -> new RebateCash(0.8);
            case RETURN -> new ReturnCash(5);
        };
    }

    double result(double money) {
        return strategy.accept(money);
    }
}
