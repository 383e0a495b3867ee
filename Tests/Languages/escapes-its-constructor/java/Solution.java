class Hall {
    static Guest last;
}

class Guest {
    final String name;

    Guest(String name) {
        Hall.last = this;
        this.name = name;
    }
}
