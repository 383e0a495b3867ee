package kata.worker;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** What a solution has thrown. */
final class Thrown {
    /** More calls than these say nothing new. */
    private static final int MOST = 16;

    /** Returns what the solution itself threw, out of what reflection and futures wrap around it. */
    static Throwable inner(Throwable thrown) {
        Throwable cause = thrown;
        while (wraps(cause) && cause.getCause() != null) cause = cause.getCause();
        return cause;
    }

    private static boolean wraps(Throwable thrown) {
        return thrown instanceof InvocationTargetException || thrown instanceof ExceptionInInitializerError
            || thrown instanceof UndeclaredThrowableException || thrown instanceof ExecutionException || thrown instanceof CompletionException;
    }

    /** Returns what an answer says of it. */
    static Map<String, Object> error(Throwable cause) {
        String message = cause.getMessage() == null ? "" : cause.getMessage();
        return Describe.map("kind", "thrown", "message", message, "type", cause.getClass().getSimpleName(), "frames", frames(cause.getStackTrace()));
    }

    /** Returns the calls in the solution's own files, the innermost first. */
    private static List<Object> frames(StackTraceElement[] trace) {
        List<Object> frames = new ArrayList<>();
        for (StackTraceElement call : trace) {
            boolean isOwn = call.getModuleName() == null && call.getFileName() != null && call.getLineNumber() > 0;
            if (!isOwn || frames.size() == MOST) continue;
            String type = call.getClassName().substring(call.getClassName().lastIndexOf('.') + 1).replace('$', '.');
            String name = call.getMethodName().replace("<clinit>", "static").replace("<init>", "init");
            frames.add(Describe.map("file", call.getFileName(), "line", call.getLineNumber(), "function", type + "." + name));
        }
        return frames;
    }

    /** Tells, where a solution ends its own process, from which of its calls it does. */
    static void tellExit(Thread main) {
        List<Object> frames = frames(main.getStackTrace());
        if (!frames.isEmpty()) System.err.println("\n*** Frames " + Json.write(frames));
    }
}
