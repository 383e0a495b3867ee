import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Makes what every build uses, where workers can read it: a small Java with the worker in it. `Prepare PLUGIN OUT` */
class Prepare {
    /** What the worker's programs need of Java. */
    private static final String MODULE = "module kata.worker { requires jdk.compiler; requires java.logging; requires jdk.unsupported; }";

    public static void main(String[] words) throws Exception {
        Path plugin = Path.of(words[0]), out = Path.of(words[1]), made = out.resolve("made");
        if (Runtime.version().feature() < 17) fail("Java 17 or newer is needed, and this is " + Runtime.version());
        Path module = made.resolve("kata.worker");
        List<String> compiled = new ArrayList<>(List.of("-d", module.toString(), writeModule(made)));
        try (Stream<Path> files = Files.list(plugin)) {
            files.map(Path::toString).filter(f -> f.endsWith(".java") && !f.endsWith("Prepare.java")).sorted().forEach(compiled::add);
        }
        run("javac", compiled.toArray(String[]::new));
        run("jlink", "--module-path", module.toString(), "--add-modules", "kata.worker", "--strip-debug", "--no-man-pages",
            "--no-header-files", "--output", out.resolve("jvm").toString());
        keepClasses(plugin, out.resolve("jvm"), made);
        remove(made);
    }

    private static String writeModule(Path made) throws IOException {
        Files.createDirectories(made);
        Path file = made.resolve("module-info.java");
        Files.writeString(file, MODULE);
        return file.toString();
    }

    /** Keeps an archive of the classes that a build and a worker load, from which every later start takes them. */
    private static void keepClasses(Path plugin, Path jvm, Path made) throws Exception {
        String java = jvm.resolve("bin/java").toString();
        Path solution = plugin.resolve("self-test"), build = made.resolve("build");
        Path[] lists = {jvm.resolve("lib/classlist"), made.resolve("compile.txt"), made.resolve("worker.txt")};
        Files.createDirectories(build);
        boolean isListed = start(java, "-Xshare:off", "-XX:DumpLoadedClassList=" + lists[1], "-m", "kata.worker/kata.worker.Compile",
                build.toString(), solution.toString(), solution.resolve("Counter.java").toString())
            && start(java, "-Xshare:off", "-XX:DumpLoadedClassList=" + lists[2], "--add-opens", "java.base/java.io=kata.worker",
                "-m", "kata.worker/kata.worker.Worker", build.toString(), "--rehearse");
        List<String> dump = new ArrayList<>(List.of(java, "-XX:+UseSerialGC", "-Xshare:dump"));
        if (isListed) {
            Set<String> classes = new LinkedHashSet<>();
            for (Path list : lists) if (Files.exists(list)) classes.addAll(Files.readAllLines(list));
            Files.write(made.resolve("classes.txt"), classes);
            dump.add("-XX:SharedClassListFile=" + made.resolve("classes.txt"));
        }
        if (!start(dump.toArray(String[]::new))) System.err.println("this Java keeps no archive of its classes, and starts slower");
    }

    private static void run(String tool, String... words) {
        ToolProvider provider = ToolProvider.findFirst(tool).orElse(null);
        if (provider == null) fail("this Java has no " + tool + ": install a whole JDK");
        if (provider.run(System.err, System.err, words) != 0) System.exit(69);
    }

    private static boolean start(String... words) throws Exception {
        return new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(new File("/dev/null")).start().waitFor() == 0;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(file);
        }
    }

    private static void fail(String words) {
        System.err.println(words);
        System.exit(69);
    }
}
