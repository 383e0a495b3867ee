class Guest {
    void stay() { System.out.println("staying"); }

    void leave() {
        System.out.println("bye");
        System.exit(0);
    }
}
