import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/** Compiles sources: `Compile CLASSES SOURCE…`. `javac` itself reads files by channels, which open a socket, and here none may. */
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

    public static void main(String[] words) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager standard = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        JavaFileManager files = new ForwardingJavaFileManager<JavaFileManager>(standard) {
            @Override public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject near) {
                return new Output(new File(words[0], name.replace('.', '/') + kind.extension), kind);
            }
        };
        List<Source> sources = new ArrayList<>();
        for (int i = 1; i < words.length; i++) sources.add(new Source(words[i]));
        DiagnosticListener<JavaFileObject> listener = diagnostic -> {
            if (diagnostic.getKind() != Diagnostic.Kind.ERROR) return;
            String place = diagnostic.getSource() == null ? "" : diagnostic.getSource().getName() + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber() + ": ";
            System.err.println(place + "error: " + diagnostic.getMessage(Locale.ROOT).replace("\n", "\n  "));
        };
        List<String> options = List.of("-proc:none", "-implicit:none", "-nowarn", "-parameters", "-g", "-Xmaxerrs", "50", "-cp", words[0]);
        new File(words[0]).mkdirs();
        System.exit(compiler.getTask(null, files, listener, options, null, sources).call() ? 0 : 1);
    }
}
