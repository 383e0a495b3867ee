import parts.Bulb;

class House {
    void light() { new Bulb().shine(); }
}
