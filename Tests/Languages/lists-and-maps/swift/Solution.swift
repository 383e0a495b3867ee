class Store {
    func total(_ rows: [[Int]]) -> Int { rows.flatMap { $0 }.reduce(0, +) }

    func stock(_ more: [String: [Int]]) -> [String: [Int]] { more.merging(["c": []]) { own, _ in own } }

    func names() -> [String] { ["z", "a"] }
}
