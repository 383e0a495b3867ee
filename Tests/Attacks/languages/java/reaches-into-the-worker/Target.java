class Target {
    void attack() throws Exception {
        Class<?> worker = ClassLoader.getSystemClassLoader().loadClass("kata.worker.Json");
        var method = worker.getDeclaredMethod("read", String.class);
        method.setAccessible(true);
        System.out.println(method.invoke(null, "\"answered\""));
    }

    void answer() { System.out.println("not this"); }
}
