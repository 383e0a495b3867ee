class Coin {
    private final int value;

    Coin(int value) { this.value = value; }

    @Override public boolean equals(Object other) { return other instanceof Coin coin && coin.value == value; }

    @Override public int hashCode() { return value; }
}

class Waiter {}
