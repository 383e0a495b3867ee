package kata.worker;

import java.util.Map;

/** What a request cannot have: `contract` blames the script or what the solution lacks, `bridge` says why it cannot cross. */
final class Refusal extends Exception {
    final Map<String, Object> error;

    Refusal(String kind, String message) { error = Describe.map("kind", kind, "message", message); }

    /** Returns what to say of a name that is not there; kata finds one that is near. */
    static Refusal missing(String words, String name, String type) {
        Refusal refusal = new Refusal("contract", words);
        refusal.error.put("missing", name);
        if (type != null) refusal.error.put("of", type);
        return refusal;
    }
}
