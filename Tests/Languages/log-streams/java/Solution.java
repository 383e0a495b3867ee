class Radio {
    void play() {
        System.out.println("one");
        System.err.println("two");
        System.out.println("three");
        System.err.println("four");
    }

    void hum() { System.out.print("hm"); }

    void rest() { System.out.println("after"); }
}
