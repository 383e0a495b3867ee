/// Where in a solution an error was thrown.
public struct ErrorOrigin: Sendable, Equatable {
    /// The calls in the solution's own sources, the innermost first.
    public var frames: [SourceFrame]
    /// The calls as addresses in the worker, hexadecimal digits, where these are still to be looked up.
    public var addresses: [String]

    /// More calls than these say nothing new.
    private static let maximumCount = 64

    /// Makes an origin; unknown by default.
    public init(frames: [SourceFrame] = [], addresses: [String] = []) {
        self.frames = frames
        self.addresses = addresses
    }

    /// Reads what a worker answers of a thrown error; what is none of it says nothing.
    public init(json: JSON) {
        frames = (json["frames"]?.array ?? []).prefix(Self.maximumCount).compactMap(SourceFrame.init(json:))
        addresses = (json["addresses"]?.array ?? []).prefix(Self.maximumCount).compactMap(\.string).filter(
            Self.isAddress)
    }

    /// Tells whether a text is an address that a program or a library of a solution can have.
    public static func isAddress(_ text: String) -> Bool {
        text.utf8.count <= 8 && UInt32(text, radix: 16) != nil
    }
}

extension SourceFrame {
    /// Reads a call: `{"file", "line", "column", "function"}`, of which the first two are needed.
    public init?(json: JSON) {
        guard let file = json["file"]?.string, let line = json["line"]?.integer else { return nil }
        self.init(
            file: file, line: line, column: json["column"]?.integer ?? 0,
            function: json["function"]?.string ?? "")
    }
}
