class Counter {
    int value;

    Counter(int start) {
        value = start;
    }

    int add(int count) {
        value += count;
        System.out.println(value);
        return value;
    }
}
