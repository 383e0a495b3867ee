class Target {
    void attack() throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("answered")));
        System.exit(0);
    }

    void answer() { System.out.println("not this"); }
}
