enum CashType { NORMAL, REBATE, RETURN }

sealed interface Charge permits Full, Rebate, Back {
    double of(double money);

    static Charge on(CashType type) {
        return switch (type) {
            case NORMAL -> new Full();
            case REBATE -> new Rebate(0.8);
            case RETURN -> new Back(5);
        };
    }
}

record Full() implements Charge {
    public double of(double money) { return money; }
}

record Rebate(double share) implements Charge {
    public double of(double money) { return money * share; }
}

record Back(double amount) implements Charge {
    public double of(double money) { return money - amount; }
}

class CashContext {
    private final Charge charge;

    CashContext(CashType type) { this.charge = Charge.on(type); }

    double result(double money) { return charge.of(money); }
}
