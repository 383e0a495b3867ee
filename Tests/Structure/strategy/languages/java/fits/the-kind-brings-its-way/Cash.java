import java.util.function.DoubleUnaryOperator;

enum CashType {
    NORMAL(money -> money),
    REBATE(money -> money * 0.8),
    RETURN(money -> money - 5);

    final DoubleUnaryOperator way;

    CashType(DoubleUnaryOperator way) { this.way = way; }
}

class CashContext {
    private final DoubleUnaryOperator way;

    CashContext(CashType type) { way = type.way; }

    double result(double money) { return way.applyAsDouble(money); }
}
