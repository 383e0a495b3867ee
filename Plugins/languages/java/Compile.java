package kata.worker;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources, lists their types, and tells what they do: `Compile OUT SOURCES SOURCE…`. `javac` itself reads files by channels, which open a socket, and here none may. */
final class Compile {
    private static final class Source extends SimpleJavaFileObject {
        private final String path;

        Source(String path) {
            super(URI.create("file://" + path.replace("%", "%25").replace(" ", "%20")), Kind.SOURCE);
            this.path = path;
        }

        @Override public CharSequence getCharContent(boolean ignoresErrors) throws IOException {
            try (InputStream file = new FileInputStream(path)) {
                return new String(file.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }

    private static final class Output extends SimpleJavaFileObject {
        private final File file;

        Output(File file, Kind kind) {
            super(file.toURI(), kind);
            this.file = file;
        }

        @Override public OutputStream openOutputStream() throws IOException {
            file.getParentFile().mkdirs();
            return new FileOutputStream(file);
        }
    }

    public static void main(String[] words) throws Exception {
        try {
            compile(words);
        } catch (StackOverflowError | IllegalStateException problem) {
            // The compiler wraps what happened in it.
            if (problem instanceof IllegalStateException && !(problem.getCause() instanceof StackOverflowError)) throw problem;
            System.err.println("error: the sources are nested too deeply to be read");
            System.exit(1);
        }
    }

    private static void compile(String[] words) throws Exception {
        File classes = new File(words[0], "classes");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager standard = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        JavaFileManager files = new ForwardingJavaFileManager<JavaFileManager>(standard) {
            @Override public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject near) {
                return new Output(new File(classes, name.replace('.', '/') + kind.extension), kind);
            }
        };
        List<Source> sources = new ArrayList<>();
        for (int i = 2; i < words.length; i++) sources.add(new Source(words[i]));
        boolean[] hasErrors = {false};
        DiagnosticListener<JavaFileObject> listener = diagnostic -> {
            if (diagnostic.getKind() != Diagnostic.Kind.ERROR) return;
            hasErrors[0] = true;
            String place = diagnostic.getSource() == null ? "" : diagnostic.getSource().getName() + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber() + ": ";
            System.err.println(place + "error: " + diagnostic.getMessage(Locale.ROOT).replace("\n", "\n  "));
        };
        List<String> options = List.of("-proc:none", "-implicit:none", "-nowarn", "-parameters", "-g", "-Xmaxerrs", "50", "-cp", classes.getPath());
        classes.mkdirs();
        // What the compiler says beside its diagnostics is where in itself it was.
        Writer nowhere = Writer.nullWriter();
        JavacTask task = (JavacTask) compiler.getTask(nowhere, files, listener, options, null, sources);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        task.analyze();
        if (hasErrors[0]) System.exit(1);
        writeFacts(task, units, words);
        Map<String, Object> places = Places.of(task, units, words[1]);
        task.generate();
        if (!hasErrors[0]) Describe.types(new File(words[0]).toPath(), places);
        System.exit(hasErrors[0] ? 1 : 0);
    }

    /** Leaves what the code does beside the classes; code that cannot be read so has no facts, and runs all the same. */
    private static void writeFacts(JavacTask task, Iterable<? extends CompilationUnitTree> units, String[] words) throws IOException {
        String text;
        try {
            text = Json.write(Facts.of(task, units, words[1]));
        } catch (RuntimeException | StackOverflowError problem) {
            return;
        }
        try (OutputStream file = new FileOutputStream(new File(words[0], "facts.json"))) {
            file.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
