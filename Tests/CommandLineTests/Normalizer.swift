import Foundation

/// Takes out of a command's output what changes from run to run: folders and durations, nothing else.
struct Normalizer {
    /// Folders with the names that stand for them, the innermost first.
    let places: [(path: String, name: String)]

    /// Returns the output as text.
    func callAsFunction(_ output: [UInt8]) -> String {
        var text = String(decoding: output, as: UTF8.self)
        for (path, name) in places { text = text.replacingOccurrences(of: path, with: name) }
        text = text.replacing(/in (?:\d+ ms|\d+\.\d s)(?=\n|\u{1B})/, with: "in [time]")
        return text.replacing(/"milliseconds":\d+(?:\.\d+)?(?:e-?\d+)?/, with: "\"milliseconds\":[time]")
    }
}
