package kata.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** What is said with kata: requests and their answers, and what closures of the script are asked meanwhile. */
final class Conversation {
    private final Worker worker;
    private final PrintStream log;
    private final BufferedReader requests;
    private final OutputStream answers;
    /**
     * Held by the thread that speaks with kata: by the main one but while the solution works, by one that calls a closure of the
     * script until it has what that gives.
     */
    private final ReentrantLock turn = new ReentrantLock();
    /** The id of the request in hand; null where there is none. */
    private Object inHand;
    private Object token;

    Conversation(Worker worker, PrintStream log, BufferedReader requests, OutputStream answers) {
        this.worker = worker;
        this.log = log;
        this.requests = requests;
        this.answers = answers;
    }

    /** Serves requests until there are no more. */
    void hold() throws Exception {
        turn.lock();
        while (true) serve();
    }

    /** Serves one request; returns what a closure of the script gave where it is that, null where not. */
    private Map<?, ?> serve() throws Exception {
        String line = requests.readLine();
        if (line == null) leave();
        Map<?, ?> request = (Map<?, ?>) Json.read(line);
        Object operation = request.get("op"), outer = inHand;
        if ("return".equals(operation)) return request;
        inHand = request.get("id");
        Map<String, Object> reply = Describe.map("id", inHand);
        if ("hello".equals(operation)) {
            token = request.get("token");
            worker.load();
            reply.put("ok", Describe.map("protocol", 2, "language", "java", "types", false));
        } else if ("bye".equals(operation)) {
            reply.put("ok", token);
        } else {
            if (outer == null) turn.unlock();
            worker.reply(request, reply);
            if (outer == null) turn.lock();
        }
        send(reply);
        inHand = outer;
        if ("bye".equals(operation)) leave();
        return null;
    }

    /** Has kata run a closure of the script; on another thread than the main one only while a request is in hand. */
    Map<?, ?> ask(Map<String, Object> call) throws Exception {
        turn.lock();
        try {
            Map<String, Object> question = Describe.map("id", inHand);
            question.putAll(call);
            send(question);
            for (;;) {
                Map<?, ?> given = serve();
                if (given != null) return given;
            }
        } finally {
            turn.unlock();
        }
    }

    /** Ends the worker: what a closure gave does not fit, so what called it cannot go on. */
    void abandon(String words) throws IOException {
        turn.lock();
        send(Describe.map("id", inHand, "error", new Refusal("contract", words).error));
        leave();
    }

    private void send(Map<String, Object> message) throws IOException {
        log.flush();
        answers.write((Json.write(message) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void leave() {
        log.flush();
        Runtime.getRuntime().halt(0);
    }
}
