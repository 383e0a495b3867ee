class Counter {
    static int total = 0;
    final int value;

    private Counter(int value) { this.value = value; }

    static Counter create(int start) {
        total += 1;
        return new Counter(start);
    }
}
