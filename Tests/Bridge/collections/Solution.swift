struct Box {
    var names: [String] = []
    var ages: [String: Int] = [:]
    var tags: Set<String> = []
    var grid: [[Int]] = []
    var maybe: [Int?] = []
    var byCase: [Flag: Bool] = [:]
    func keys() -> [String] { ages.keys.sorted() }
    func total(_ numbers: Set<Int>) -> Int { numbers.reduce(0, +) }
    func slice() -> ArraySlice<Int> { [1, 2, 3][1...] }
}
enum Flag { case red, green }
