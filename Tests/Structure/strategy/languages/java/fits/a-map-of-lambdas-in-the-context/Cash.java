import java.util.EnumMap;
import java.util.Map;
import java.util.function.UnaryOperator;

enum CashType { NORMAL, REBATE, RETURN }

class CashContext {
    private static final Map<CashType, UnaryOperator<Double>> STRATEGIES = new EnumMap<>(CashType.class);

    static {
        STRATEGIES.put(CashType.NORMAL, UnaryOperator.identity());
        STRATEGIES.put(CashType.REBATE, money -> money * 0.8);
        STRATEGIES.put(CashType.RETURN, CashContext::fiveBack);
    }

    private final UnaryOperator<Double> strategy;

    CashContext(CashType type) { strategy = STRATEGIES.get(type); }

    private static double fiveBack(double money) { return money - 5; }

    double result(double money) { return strategy.apply(money); }
}
