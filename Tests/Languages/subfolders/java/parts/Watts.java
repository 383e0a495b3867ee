package parts;

class Watts {
    static final int COUNT = 40;
}
