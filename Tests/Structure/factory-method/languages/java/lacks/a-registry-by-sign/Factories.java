import java.util.Map;
import java.util.function.Supplier;

class Registry {
    private static final Map<String, Supplier<Calculator>> MAKERS = Map.of(
        "+", AddCalculator::new, "-", MinusCalculator::new, "*", MultiplyCalculator::new, "/", DivideCalculator::new);
    static Calculator make(String sign) { return MAKERS.get(sign).get(); }
}

class AddFactory { Calculator create() { return Registry.make("+"); } }
class MinusFactory { Calculator create() { return Registry.make("-"); } }
class MultiplyFactory { Calculator create() { return Registry.make("*"); } }
class DivideFactory { Calculator create() { return Registry.make("/"); } }

abstract class Calculator {
    double numberA, numberB;
    abstract double calculate();
}
class AddCalculator extends Calculator { double calculate() { return numberA + numberB; } }
class MinusCalculator extends Calculator { double calculate() { return numberA - numberB; } }
class MultiplyCalculator extends Calculator { double calculate() { return numberA * numberB; } }
class DivideCalculator extends Calculator {
    double calculate() {
        if (numberB == 0) {
            System.out.println("dividend is can not be zero!");
            return 0;
        }
        return numberA / numberB;
    }
}
