class Target {
    void attack() {
        while (true) System.out.println("answered");
    }

    void answer() { System.out.println("answered"); }
}
