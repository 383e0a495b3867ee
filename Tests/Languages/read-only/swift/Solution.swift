class Table {
    let number: Int
    var seats: Int { 4 }

    init(_ number: Int) { self.number = number }
}
