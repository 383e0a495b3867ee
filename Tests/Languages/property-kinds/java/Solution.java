class Lamp {
    int brightness = 0;

    boolean isOn() { return brightness > 0; }

    void setOn(boolean value) { brightness = value ? 100 : 0; }

    String getLabel() { return brightness + " %"; }
}
