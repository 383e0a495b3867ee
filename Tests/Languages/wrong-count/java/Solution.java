class Waiter {
    final String name;

    Waiter(String name) { this.name = name; }

    void take(String order) { System.out.println(order); }

    void rest() { System.out.println("zzz"); }
}
