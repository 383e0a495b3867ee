class Echo {
    String text(String value) { return value; }

    void say(String value) { System.out.println(value); }
}
