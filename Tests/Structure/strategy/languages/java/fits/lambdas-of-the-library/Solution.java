import java.util.function.DoubleUnaryOperator;

enum CashType { NORMAL, REBATE, RETURN }

class CashContext {
    private final DoubleUnaryOperator way;

    CashContext(CashType type) {
        way = switch (type) {
            case NORMAL -> money -> money;
            case REBATE -> money -> money * 0.8;
            case RETURN -> money -> money - 5;
        };
    }

    double result(double money) {
        return way.applyAsDouble(money);
    }
}
