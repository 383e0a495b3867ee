import java.util.function.Supplier;

abstract class CalculatorFactory {
    private final Supplier<? extends Calculator> maker;

    protected CalculatorFactory(Supplier<? extends Calculator> maker) { this.maker = maker; }

    Calculator create() { return maker.get(); }
}

class AddFactory extends CalculatorFactory { AddFactory() { super(AddCalculator::new); } }
class MinusFactory extends CalculatorFactory { MinusFactory() { super(MinusCalculator::new); } }
class MultiplyFactory extends CalculatorFactory { MultiplyFactory() { super(MultiplyCalculator::new); } }
class DivideFactory extends CalculatorFactory { DivideFactory() { super(DivideCalculator::new); } }

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
