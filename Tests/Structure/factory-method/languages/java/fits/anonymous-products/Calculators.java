abstract class Calculator {
    double numberA, numberB;

    abstract double calculate();
}

interface Factory {
    Calculator create();
}

class AddFactory implements Factory {
    public Calculator create() {
        return new Calculator() {
            double calculate() { return numberA + numberB; }
        };
    }
}

class MinusFactory implements Factory {
    public Calculator create() {
        return new Calculator() {
            double calculate() { return numberA - numberB; }
        };
    }
}

class MultiplyFactory implements Factory {
    public Calculator create() {
        return new Calculator() {
            double calculate() { return numberA * numberB; }
        };
    }
}

class DivideFactory implements Factory {
    public Calculator create() {
        return new Calculator() {
            double calculate() {
                if (numberB == 0) {
                    System.out.println("dividend is can not be zero!");
                    return 0;
                }
                return numberA / numberB;
            }
        };
    }
}
