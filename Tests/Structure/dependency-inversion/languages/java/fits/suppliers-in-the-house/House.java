import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

interface Device { void toggle(); }

class Button {
    private final Device device;
    Button(Device device) { this.device = device; }
    void press() { device.toggle(); }
}

abstract class Appliance implements Device {
    private boolean on;
    boolean isOn() { return on; }
    @Override public final void toggle() {
        on = !on;
        System.out.println(on ? start() : stop());
    }
    protected abstract String start();
    protected abstract String stop();
}
class Lamp extends Appliance {
    protected String start() { return "电灯亮了"; }
    protected String stop() { return "电灯灭了"; }
}
class Fan extends Appliance {
    protected String start() { return "风扇转了"; }
    protected String stop() { return "风扇停了"; }
}
class Kettle extends Appliance {
    protected String start() { return "水壶烧水了"; }
    protected String stop() { return "水壶断电了"; }
}

class House {
    private final Map<String, Device> devices = new HashMap<>();
    House() {
        devices.put("客厅", new Lamp());
        devices.put("卧室", new Fan());
        devices.put("厨房", new Kettle());
    }
    Button button(String room) { return Optional.ofNullable(devices.get(room)).map(Button::new).orElse(null); }
}
