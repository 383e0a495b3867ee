import java.util.function.IntUnaryOperator;

class Sums {
    IntUnaryOperator rule = count -> count + 1;

    IntUnaryOperator adder(int first) { return second -> first + second; }

    int twice(int count, IntUnaryOperator by) { return by.applyAsInt(by.applyAsInt(count)); }
}
