import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Makes what every build uses, where workers can read it: a small Java, and the worker's classes. `Prepare PLUGIN OUT` */
class Prepare {
    public static void main(String[] words) throws Exception {
        Path plugin = Path.of(words[0]), out = Path.of(words[1]);
        if (Runtime.version().feature() < 17) fail("Java 17 or newer is needed, and this is " + Runtime.version());
        run("jlink", "--add-modules", "java.base,java.logging,java.compiler,jdk.compiler,jdk.unsupported", "--strip-debug", "--no-man-pages",
            "--no-header-files", "--output", out.resolve("jvm").toString());
        List<String> compiled = new ArrayList<>(List.of("-d", out.resolve("worker").toString()));
        try (Stream<Path> files = Files.list(plugin)) {
            files.map(Path::toString).filter(f -> f.endsWith(".java") && !f.endsWith("Prepare.java")).sorted().forEach(compiled::add);
        }
        run("javac", compiled.toArray(String[]::new));
        String java = out.resolve("jvm/bin/java").toString();
        start(java, "-XX:+UseSerialGC", "-Xshare:dump");
    }

    private static void run(String tool, String... words) {
        ToolProvider provider = ToolProvider.findFirst(tool).orElse(null);
        if (provider == null) fail("this Java has no " + tool + ": install a whole JDK");
        if (provider.run(System.err, System.err, words) != 0) System.exit(69);
    }

    private static void start(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(new File("/dev/null")).start();
        if (process.waitFor() != 0) System.err.println("this Java keeps no archive of its classes, and starts slower");
    }

    private static void fail(String words) {
        System.err.println(words);
        System.exit(69);
    }
}
