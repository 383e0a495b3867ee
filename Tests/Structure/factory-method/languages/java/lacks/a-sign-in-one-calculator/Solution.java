class Calculator {
    final char sign;
    double numberA;
    double numberB;

    Calculator(char sign) {
        this.sign = sign;
    }

    double calculate() {
        switch (sign) {
            case '+': return numberA + numberB;
            case '-': return numberA - numberB;
            case '*': return numberA * numberB;
            default:
                if (numberB != 0) return numberA / numberB;
                System.out.println("dividend is can not be zero!");
                return 0;
        }
    }
}

class AddFactory {
    Calculator create() { return new Calculator('+'); }
}

class MinusFactory {
    Calculator create() { return new Calculator('-'); }
}

class MultiplyFactory {
    Calculator create() { return new Calculator('*'); }
}

class DivideFactory {
    Calculator create() { return new Calculator('/'); }
}
