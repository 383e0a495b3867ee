import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.lang.reflect.Constructor;

class Target {
    void attack() throws Exception {
        Constructor<FileDescriptor> maker = FileDescriptor.class.getDeclaredConstructor(int.class);
        maker.setAccessible(true);
        FileOutputStream answers = new FileOutputStream(maker.newInstance(4));
        for (int number = 1; number < 20; number++) answers.write(("{\"id\":" + number + ",\"ok\":null,\"void\":true}\n").getBytes());
    }

    void answer() { System.out.println("not this"); }
}
