import java.io.IOException;

class Target {
    void attack() throws Exception {
        try {
            new ProcessBuilder("/bin/sh", "-c", "echo answered").inheritIO().start().waitFor();
        } catch (IOException refused) {
            return;
        }
    }

    void answer() { System.out.println("not this"); }
}
