import KataSystem
public import KataTranscript

/// What a changed copy of a module is to do beside what the module does: docs/copies.md.
public struct CopyWishes: Sendable, Equatable {
    private var lines: [String] = []

    /// Makes a list of no wishes.
    public init() {}

    /// The wish that the copy tells who calls whom.
    public static var calls: CopyWishes {
        var wishes = CopyWishes()
        wishes.lines = ["calls"]
        return wishes
    }

    /// Wishes that the copy holds all mistakes that a machine can make in a file, one of which a number turns on.
    public mutating func mutate(_ file: String) { lines.append("mutate\t\(file)") }

    /// Wishes for all mistakes that a machine can make in files.
    public static func mutants(of files: [SourceSet.File]) -> CopyWishes {
        var wishes = CopyWishes()
        for file in files { wishes.mutate(file.name) }
        return wishes
    }

    /// Tells whether nothing is wished for.
    public var isEmpty: Bool { lines.isEmpty }

    /// The content of the file that a language's `copy` steps get.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Wishes that the member whose name stands at a place does nothing while one of the switches is on.
    public mutating func empty(_ place: FactPlace, switches: UInt) {
        lines.append("empty\t\(switches)\t\(place.file)\t\(place.line)\t\(place.column)")
    }

    /// Wishes for a further type below the one whose name stands at a place, which stands in while a switch is on.
    ///
    /// - Parameter number: the switch's, from 0.
    public mutating func open(_ place: FactPlace, number: Int) {
        lines.append("open\t\(number)\t\(place.file)\t\(place.line)\t\(place.column)")
    }

    /// The name of such a wish in the copy's report.
    static func name(opening place: FactPlace) -> String {
        "open \(place.file):\(place.line):\(place.column)"
    }

    /// The name of such a wish in the copy's report.
    static func name(emptying place: FactPlace) -> String {
        "empty \(place.file):\(place.line):\(place.column)"
    }
}
