import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

class Target {
    void attack() throws Exception {
        try (ServerSocket server = new ServerSocket(0); Socket client = new Socket("127.0.0.1", server.getLocalPort())) {
            System.out.println("a connection");
        } catch (IOException refused) {
            return;
        }
    }

    void answer() { System.out.println("answered"); }
}
