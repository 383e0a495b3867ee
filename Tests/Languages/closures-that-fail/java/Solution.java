class NoCoffee extends Exception {
    NoCoffee() { super("no coffee"); }
}

interface Job {
    void run() throws Exception;
}

class Kitchen {
    String brew() throws NoCoffee { throw new NoCoffee(); }

    void attempt(Job job) throws Exception { job.run(); }

    String guarded(Job job) {
        try {
            job.run();
            return "done";
        } catch (NoCoffee none) {
            return "no coffee at all";
        } catch (Exception other) {
            return "something else went wrong";
        }
    }
}
