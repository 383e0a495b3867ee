package kata.worker;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What a request cannot have: `contract` blames the script or what the solution lacks, `bridge` says why it cannot cross. */
final class Refusal extends Exception {
    final Map<String, Object> error;

    Refusal(String kind, String message, String... nearest) {
        error = Describe.map("kind", kind, "message", message, "nearest", List.of(nearest));
    }

    /** Returns what to say of a name that is not there, with the one that is meant, if one is near. */
    static Refusal unknown(String words, String name, Collection<String> known) {
        String best = null;
        int least = Math.max(1, name.length() / 3) + 1;
        for (String candidate : known) {
            int distance = distance(name, candidate);
            if (distance < least) {
                best = candidate;
                least = distance;
            }
        }
        return best == null ? new Refusal("contract", words) : new Refusal("contract", words + "; did you mean '" + best + "'?", best);
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = row[j];
                row[j] = cost;
            }
        }
        return row[b.length()];
    }
}
