public import KataDiagnostics

/// The bounds of what is read, so that no file costs more than a moment or some memory.
struct YAMLLimits {
    /// How deep lists and maps may lie in one another.
    var depth = 64
    /// The size of a file in bytes.
    var size = 16 << 20
    /// How many nodes a file may hold.
    var nodes = 1_000_000
    /// The length of a key in bytes.
    var keyLength = 1024
    /// How many problems of one file are worth telling.
    var problems = 100
}

/// Reads a YAML file into a tree.
public struct YAMLReader {
    /// Returns the root of the file's only document.
    ///
    /// Aliases, anchors, tags and duplicate keys are reported, and the rest of the tree is still there.
    /// - Returns: nil after libyaml's own error, or if the file holds no document; only the first is reported.
    public static func root(of file: SourceFile, diagnostics: inout Diagnostics) -> YAMLNode? {
        root(of: file, limits: YAMLLimits(), diagnostics: &diagnostics)
    }

    static func root(
        of file: SourceFile, limits: YAMLLimits, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        guard file.bytes.count <= limits.size else {
            diagnostics.add(YAMLProblem.tooLarge(limit: limits.size).diagnostic(at: SourceRange(0, 1)))
            return nil
        }
        let result = file.bytes.withUnsafeBufferPointer { read($0, of: file, limits: limits) }
        for (problem, range) in result.problems { diagnostics.add(problem.diagnostic(at: range, in: file)) }
        if let failure = result.failure { diagnostics.add(failure) }
        guard let document = result.document, !document.records.isEmpty else { return nil }
        return YAMLNode(document: document, index: 0)
    }

    private struct Result {
        var document: YAMLDocument?
        var problems: [(problem: YAMLProblem, range: SourceRange)]
        var failure: Diagnostic?
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile, limits: YAMLLimits
    ) -> Result {
        let check = EncodingCheck(bytes)
        if let found = check.problem { return Result(problems: [found]) }
        let offsets = ByteOffsets(bytes, from: check.start, isASCII: check.isASCII)
        var builder = TreeBuilder(bytes, offsets: offsets, limits: limits)
        var parser = EventParser(UnsafeBufferPointer(rebasing: bytes[check.start...]))
        while true {
            guard let event = parser.next() else {
                let failure = parser.failure
                let error = SyntaxError(
                    problem: failure.problem, place: builder.offset(of: failure.index),
                    context: failure.context, contextPlace: builder.offset(of: failure.contextIndex))
                return Result(
                    problems: builder.problems, failure: SyntaxTraps(file).diagnostic(of: error))
            }
            guard builder.take(event) else { break }
        }
        let isWhole = !builder.problems.contains { $0.problem.endsReading }
        return Result(
            document: isWhole
                ? YAMLDocument(file: file, records: builder.records, pool: builder.pool) : nil,
            problems: builder.problems)
    }
}
