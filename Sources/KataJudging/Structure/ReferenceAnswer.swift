public import KataModules
public import KataSystem

/// What a module's reference shows of a kata's scenarios: by what they do not notice of it, no solution can be blamed.
public struct ReferenceAnswer {
    private let module: () -> PreparedModule?
    private let memo: ReferenceMemo
    private let kata: String

    /// Takes what gives the reference, nil where there is none.
    ///
    /// - Parameters:
    ///   - memo: where the answer is kept for further solutions.
    ///   - kata: what the answer is kept under: it is another for other scenarios, or another reference.
    public init(
        in memo: ReferenceMemo = ReferenceMemo(), of kata: String = "",
        _ module: @escaping () -> PreparedModule?
    ) {
        self.module = module
        self.memo = memo
        self.kata = kata
    }

    /// Returns the sentences that the scenarios do not prove for the reference, which is asked the first time.
    func unnoticed(_ find: (PreparedModule) -> Set<String>) -> Set<String> {
        memo.value(of: kata, ifFound: { module().map(find) }) ?? []
    }
}

/// The answers of references, each asked for once however many solutions are held to it.
public typealias ReferenceMemo = Memo<String, Set<String>>
