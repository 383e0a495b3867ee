class Echo {
    long whole(long value) { return value; }

    double real(double value) { return value; }

    double half(double value) { return value / 2; }
}
