abstract class Vehicle {
    protected final String name;
    private final int capacity;
    protected int loaded;
    Vehicle(String name, int capacity) { this.name = name; this.capacity = capacity; }
    int getCapacity() { return capacity; }
    int getLoaded() { return loaded; }
    boolean load(int kilos) {
        if (kilos <= 0 || loaded + kilos > capacity) return false;
        loaded += kilos;
        return true;
    }
    int deliver() {
        if (loaded == 0) return 0;
        int kilos = loaded;
        loaded = 0;
        System.out.println(name + "送出" + kilos + "公斤");
        return kilos;
    }
}
class Van extends Vehicle { Van() { super("面包车", 500); } }
class Bicycle extends Vehicle { Bicycle() { super("自行车", 20); } }
class Drone extends Vehicle {
    Drone() { super("无人机", 3); }
    @Override boolean load(int kilos) {
        if (kilos > 1000000) throw new IllegalArgumentException("too heavy to fly");
        return super.load(kilos);
    }
}
class Dispatcher {
    int send(Vehicle vehicle, int kilos) {
        vehicle.deliver();
        int rest = kilos, trips = 0;
        while (rest > 0 && vehicle.load(Math.min(rest, vehicle.getCapacity()))) {
            rest -= vehicle.deliver();
            trips++;
        }
        return trips;
    }
}
