/// Hands results on in selection order, whatever order they come in.
struct OrderedResults<Result> {
    private var waiting: [Int: Result?] = [:]
    private var next = 0

    /// Takes the result of the kata at `index`, nil if it was left out; returns those whose turn has come.
    mutating func add(_ result: Result?, at index: Int) -> [Result] {
        waiting.updateValue(result, forKey: index)
        var ready: [Result] = []
        while let result = waiting.removeValue(forKey: next) {
            next += 1
            if let result { ready.append(result) }
        }
        return ready
    }
}
