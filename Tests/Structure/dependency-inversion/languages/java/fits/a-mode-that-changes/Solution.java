enum Mode { ON, OFF }
abstract class Device {
    protected Mode mode;
    boolean isOn() { return mode == Mode.ON; }
    Mode getMode() { return mode; }
    void turn(Mode next) { mode = next; say(); }
    abstract void say();
}
class Lamp extends Device {
    Lamp() { mode = Mode.OFF; }
    void say() { System.out.println(mode == Mode.ON ? "电灯亮了" : "电灯灭了"); }
}
class Fan extends Device {
    Fan() { mode = Mode.OFF; }
    void say() { System.out.println(mode == Mode.ON ? "风扇转了" : "风扇停了"); }
}
class Kettle extends Device {
    Kettle() { mode = Mode.OFF; }
    void say() { System.out.println(mode == Mode.ON ? "水壶烧水了" : "水壶断电了"); }
}
class Button {
    private final Device device;
    Button(Device device) { this.device = device; }
    void press() {
        switch (device.getMode()) {
            case ON: device.turn(Mode.OFF); break;
            case OFF: device.turn(Mode.ON); break;
        }
    }
}
class House {
    private final java.util.Map<String, Device> devices = java.util.Map.of("客厅", new Lamp(), "卧室", new Fan(), "厨房", new Kettle());
    Button button(String room) { Device d = devices.get(room); return d == null ? null : new Button(d); }
}
