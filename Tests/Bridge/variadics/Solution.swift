final class Sum {
    func add(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func join(_ first: String, and rest: String..., separator: String = ",") -> String {
        ([first] + rest).joined(separator: separator)
    }
    init(of numbers: Double...) { print(numbers) }
}
