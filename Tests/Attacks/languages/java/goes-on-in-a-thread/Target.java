class Target {
    void attack() throws Exception {
        Thread thread = new Thread(() -> {
            while (true) Thread.onSpinWait();
        });
        thread.setDaemon(false);
        thread.start();
    }

    void answer() { System.out.println("answered"); }
}
