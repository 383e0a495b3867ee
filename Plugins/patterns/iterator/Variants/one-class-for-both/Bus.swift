final class Bus {
    private var 乘客: [String] = []
    func board(_ name: String) { 乘客.append(name) }
    func makeForward() -> BusIterator { BusIterator(乘客, 从: 0, 步: 1) }
    func makeBackward() -> BusIterator { BusIterator(乘客, 从: 乘客.count - 1, 步: -1) }
}

final class BusIterator {
    private let 乘客: [String]
    private var 位置: Int
    private let 步: Int

    init(_ 乘客: [String], 从 位置: Int, 步: Int) {
        (self.乘客, self.位置, self.步) = (乘客, 位置, 步)
    }

    func next() -> String? {
        guard 乘客.indices.contains(位置) else { return nil }
        defer { 位置 += 步 }
        return 乘客[位置]
    }
}
