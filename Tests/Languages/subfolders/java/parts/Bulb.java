package parts;

public class Bulb {
    public void shine() { System.out.println("a bulb of " + Watts.COUNT + " watts"); }
}
