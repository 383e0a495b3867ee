package kata.worker;

import java.util.List;
import java.util.Map;

/** A scenario of the self-test, which has the classes loaded that every worker needs; Prepare keeps them in an archive. */
final class Rehearsal {
    private static final List<String> REQUESTS = List.of(
        "{\"id\":1,\"op\":\"new\",\"type\":\"Counter\",\"args\":[{\"label\":\"start\",\"value\":3}]}",
        "{\"id\":2,\"op\":\"call\",\"on\":{\"ref\":1,\"type\":\"Counter\"},\"member\":\"add\",\"args\":[{\"value\":4}]}",
        "{\"id\":3,\"op\":\"get\",\"on\":{\"ref\":1,\"type\":\"Counter\"},\"member\":\"value\"}",
        "{\"id\":4,\"op\":\"release\",\"refs\":[1]}", "{\"id\":5,\"op\":\"reset\"}");

    /** Plays it, and leaves. */
    static void play(Worker worker) throws Exception {
        worker.load();
        for (String line : REQUESTS) {
            Map<String, Object> reply = Describe.map("id", 0);
            worker.reply((Map<?, ?>) Json.read(line), reply);
            System.err.println(Json.write(reply));
        }
        System.exit(0);
    }
}
