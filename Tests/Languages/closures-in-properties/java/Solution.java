import java.util.function.Consumer;
import java.util.function.Function;

class Doorman {
    Function<String, String> greeting = name -> "hello " + name;
    private Consumer<String> farewell;

    public void setFarewell(Consumer<String> farewell) { this.farewell = farewell; }

    public Consumer<String> getFarewell() { return farewell; }

    String meet(String name) {
        String words = greeting.apply(name);
        if (farewell != null) farewell.accept(name);
        return words;
    }
}
