class Kitchen {
    func cook(_ meal: String, done: @escaping @Sendable (String) -> Int) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<2 { group.addTask { done("hot \(meal)") } }
            return await group.reduce(0, +)
        }
    }
}
