struct Matrix {
    private var cells = [1, 2, 3, 4]
    subscript(row: Int, column: Int) -> Int {
        get { cells[row * 2 + column] }
        set { cells[row * 2 + column] = newValue }
    }
    subscript(name name: String) -> String { "cell \(name)" }
}

final class Registry {
    private var items: [String: String] = [:]
    subscript(key: String) -> String? {
        get { items[key] }
        set { items[key] = newValue }
    }
    subscript(key: String, default fallback: @autoclosure () -> String) -> String { items[key] ?? fallback() }
}
