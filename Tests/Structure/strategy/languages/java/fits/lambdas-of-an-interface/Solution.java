import java.util.Map;

enum CashType { NORMAL, REBATE, RETURN }

interface Discount {
    double pay(double money);
}

class CashContext {
    private static final Map<CashType, Discount> WAYS = Map.of(
        CashType.NORMAL, money -> money,
        CashType.REBATE, money -> money * 0.8,
        CashType.RETURN, money -> money - 5);
    private final Discount discount;

    CashContext(CashType type) {
        discount = WAYS.get(type);
    }

    double result(double money) {
        return discount.pay(money);
    }
}
