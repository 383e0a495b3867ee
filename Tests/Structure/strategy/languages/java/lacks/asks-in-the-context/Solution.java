enum CashType { NORMAL, REBATE, RETURN }

class CashContext {
    private final CashType type;

    CashContext(CashType type) {
        this.type = type;
    }

    double result(double money) {
        switch (type) {
            case REBATE: return money * 0.8;
            case RETURN: return money - 5;
            default: return money;
        }
    }
}
