struct NoMeal: Error {}

class Kitchen {
    func cook(_ meal: String) async throws -> String {
        if meal.isEmpty { throw NoMeal() }
        print("cooking")
        try await Task.sleep(nanoseconds: 1_000_000)
        return "hot \(meal)"
    }
}
