import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Words {
    private record Word(String text, int column) { }

    private final List<Word> words = new ArrayList<>();
    private final int end;
    private int at = 0;

    Words(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) words.add(new Word(matcher.group(), text.codePointCount(0, matcher.start()) + 1));
        end = text.codePointCount(0, text.length()) + 1;
    }

    String peek() { return at < words.size() ? words.get(at).text() : ""; }

    String take() { return words.get(at++).text(); }

    boolean take(String word) {
        if (!peek().equals(word)) return false;
        at++;
        return true;
    }

    RuntimeException problem(String expected) {
        if (at >= words.size()) return new IllegalArgumentException(end + ": the end is not " + expected);
        return new IllegalArgumentException(words.get(at).column() + ": " + peek() + " is not " + expected);
    }
}

sealed interface Expr permits Fact, Not, And, Or {
    boolean eval(Map<String, Boolean> facts);
}

record Fact(String name) implements Expr {
    public boolean eval(Map<String, Boolean> facts) { return facts.getOrDefault(name, false); }
}

record Not(Expr inner) implements Expr {
    public boolean eval(Map<String, Boolean> facts) { return !inner.eval(facts); }
}

record And(Expr left, Expr right) implements Expr {
    public boolean eval(Map<String, Boolean> facts) { return left.eval(facts) && right.eval(facts); }
}

record Or(Expr left, Expr right) implements Expr {
    public boolean eval(Map<String, Boolean> facts) { return left.eval(facts) || right.eval(facts); }
}

class Rule {
    private static final Set<String> KEYWORDS = Set.of("", "and", "or", "not", "(", ")");
    private final Expr root;

    Rule(String text) {
        Words words = new Words(text, "[()]|[^\\s()]+");
        root = or(words);
        if (!words.peek().isEmpty()) throw words.problem("the end");
    }

    boolean evaluate(Map<String, Boolean> facts) { return root.eval(facts); }

    private static Expr or(Words words) {
        Expr left = and(words);
        while (words.take("or")) left = new Or(left, and(words));
        return left;
    }

    private static Expr and(Words words) {
        Expr left = not(words);
        while (words.take("and")) left = new And(left, not(words));
        return left;
    }

    private static Expr not(Words words) {
        if (words.take("not")) return new Not(not(words));
        if (words.take("(")) {
            Expr inner = or(words);
            if (!words.take(")")) throw words.problem("a closing bracket");
            return inner;
        }
        if (KEYWORDS.contains(words.peek())) throw words.problem("a fact");
        return new Fact(words.take());
    }
}

class Score {
    private final List<String> sounds = new ArrayList<>();

    Score(String text) {
        Words words = new Words(text, "\\S+");
        while (!words.peek().isEmpty()) {
            if (words.take("O")) {
                int octave = List.of("1", "2", "3").indexOf(words.peek());
                if (octave < 0) throw words.problem("an octave");
                words.take();
                sounds.add(List.of("低音", "中音", "高音").get(octave));
            } else if (words.take("T")) {
                double beat = number(words, "a tempo");
                sounds.add(beat < 500 ? "快速" : beat < 1000 ? "中速" : "慢速");
            } else {
                int note = words.peek().length() == 1 ? "PCDEFGAB".indexOf(words.peek()) : -1;
                if (note < 0) throw words.problem("a note");
                words.take();
                number(words, "a length");
                sounds.add(String.valueOf(note));
            }
        }
    }

    private static double number(Words words, String what) {
        try {
            double value = Double.parseDouble(words.peek());
            if (value > 0) {
                words.take();
                return value;
            }
        } catch (NumberFormatException e) { /* told below */ }
        throw words.problem(what);
    }

    void play() { System.out.println(String.join(" ", sounds)); }
}
