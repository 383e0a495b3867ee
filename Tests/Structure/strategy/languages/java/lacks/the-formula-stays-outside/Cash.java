enum CashType { NORMAL, REBATE, RETURN }
abstract class Tariff { abstract double rate(); }
class NormalTariff extends Tariff { double rate() { return 1; } }
class RebateTariff extends Tariff { double rate() { return 1; } }
class ReturnTariff extends Tariff { double rate() { return 1; } }
class CashContext {
    private final CashType type;
    private final Tariff tariff;
    CashContext(CashType type) {
        this.type = type;
        tariff = switch (type) {
            case NORMAL -> new NormalTariff();
            case REBATE -> new RebateTariff();
            case RETURN -> new ReturnTariff();
        };
    }
    double result(double money) {
        double full = money * tariff.rate();
        return switch (type) {
            case NORMAL -> full;
            case REBATE -> full * 0.8;
            case RETURN -> full - 5;
        };
    }
}
