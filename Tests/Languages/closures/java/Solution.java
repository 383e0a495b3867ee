import java.util.function.Consumer;
import java.util.function.UnaryOperator;

enum Mood { MERRY, QUIET }

record Guest(String name) {}

interface Rule {
    double apply(int count);
}

class Party {
    private Consumer<? super Guest> handler = guest -> {};

    void onArrival(Consumer<? super Guest> next) { handler = next; }

    void arrive(Guest guest) {
        System.out.println("the door opens");
        handler.accept(guest);
        System.out.println("the door closes");
    }

    double price(int of, Rule rule) { return rule.apply(of); }

    Mood mood(UnaryOperator<Mood> rule) { return rule.andThen(mood -> mood).apply(Mood.MERRY); }
}
