class Table {
    private let words: String

    init(name: String, seats: Int = 4, isFree: Bool = true) { words = "\(name) \(seats) \(isFree)" }

    func describe() -> String { words }
}
