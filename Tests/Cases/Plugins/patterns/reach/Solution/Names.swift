/// Types whose names begin as those of values do.
final class iPhone {
    let model: String
    init(_ model: String) { self.model = model }
    func sum(_ numbers: Int..., scaledBy factor: Int = 1) -> Int { numbers.reduce(0, +) * factor }
}
final class _Hidden {
    private init() {}
    static func make() -> _Hidden { _Hidden() }
    func say() { print("hidden") }
}
private func secret() {}
