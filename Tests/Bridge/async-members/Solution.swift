struct Meal { var name: String }

final class Kitchen {
    func cook(_ name: String) async -> Meal {
        print("start \(name)")
        await Task.yield()
        print("done \(name)")
        return Meal(name: name)
    }
    func fail() async throws -> Int { throw Burnt() }
    var temperature: Int { get async { 180 } }
    func many() async -> [Int] {
        await withTaskGroup(of: Int.self) { group in
            for n in 1...3 { group.addTask { n * n } }
            return await group.reduce(into: []) { $0.append($1) }.sorted()
        }
    }
    @MainActor func serve() async {
        print("on main"); try? await Task.sleep(nanoseconds: 1_000_000); print("served")
    }
    static func open() async -> Kitchen { Kitchen() }
    init() {}
    init(slow: Bool) async { await Task.yield(); print("slow \(slow)") }
}
struct Burnt: Error {}
