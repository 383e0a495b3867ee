class Worker {
    static final String NAME = "worker";
}
