class Table {
    final int number;
    final int seats = 4;

    Table(int number) { this.number = number; }
}
