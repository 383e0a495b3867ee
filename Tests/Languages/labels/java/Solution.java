class Waiter {
    void take(String order, int quantity) { System.out.println(quantity + " x " + order); }
}
