import java.util.ArrayList;
import java.util.List;

class Target {
    void attack() {
        List<byte[]> kept = new ArrayList<>();
        while (true) kept.add(new byte[16 << 20]);
    }

    void answer() { System.out.println("answered"); }
}
