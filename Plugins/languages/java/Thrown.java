import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** What a solution has thrown. */
final class Thrown {
    /** Returns what the solution itself threw, out of what reflection and futures wrap around it. */
    static Throwable inner(Throwable thrown) {
        Throwable cause = thrown;
        while (wraps(cause) && cause.getCause() != null) cause = cause.getCause();
        return cause;
    }

    private static boolean wraps(Throwable thrown) {
        return thrown instanceof InvocationTargetException || thrown instanceof ExceptionInInitializerError
            || thrown instanceof ExecutionException || thrown instanceof CompletionException;
    }

    /** Returns what an answer says of it. */
    static Map<String, Object> error(Throwable cause) {
        String message = cause.getMessage() == null ? "" : cause.getMessage();
        return Describe.map("kind", "thrown", "message", message, "type", cause.getClass().getSimpleName());
    }
}
