abstract class Calculator {
    double numberA;
    double numberB;

    abstract double calculate();
}

class Sum extends Calculator {
    double calculate() { return numberA + numberB; }
}

class Difference extends Calculator {
    double calculate() { return numberA - numberB; }
}

class Product extends Calculator {
    double calculate() { return numberA * numberB; }
}

class Quotient extends Calculator {
    double calculate() {
        if (numberB == 0) {
            System.out.println("dividend is can not be zero!");
            return 0;
        }
        return numberA / numberB;
    }
}

interface Factory<C extends Calculator> {
    C create();
}

class AddFactory implements Factory<Sum> {
    public Sum create() { return new Sum(); }
}

class MinusFactory implements Factory<Difference> {
    public Difference create() { return new Difference(); }
}

class MultiplyFactory implements Factory<Product> {
    public Product create() { return new Product(); }
}

class DivideFactory implements Factory<Quotient> {
    public Quotient create() { return new Quotient(); }
}
