class NoTea extends Exception {
    NoTea() { super("no more tea"); }
}

class Pot {
    private int cups = 3;

    int pour(int wanted) throws NoTea {
        if (wanted > cups) {
            System.out.println("empty");
            throw new NoTea();
        }
        cups -= wanted;
        System.out.println("poured");
        return cups;
    }
}
