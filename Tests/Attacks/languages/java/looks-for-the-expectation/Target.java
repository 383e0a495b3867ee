import java.io.File;
import java.io.FileInputStream;

class Target {
    void attack() {
        look(new File("/"), 8);
        String[] processes = new File("/proc").list();
        for (String number : processes == null ? new String[0] : processes) {
            try (FileInputStream file = new FileInputStream("/proc/" + number + "/environ")) {
                if (new String(file.readAllBytes()).contains("SECRET")) System.out.println("found the secret");
            } catch (Exception refused) {
                // That is how it should be.
            }
        }
    }

    private void look(File folder, int depth) {
        File[] files = depth == 0 || folder.getPath().matches("/(proc|sys)") ? null : folder.listFiles();
        if (files == null) return;
        for (File file : files) {
            if (file.getName().endsWith(".yaml")) System.out.println("found " + file);
            if (file.isDirectory()) look(file, depth - 1);
        }
    }

    void answer() { System.out.println("answered"); }
}
