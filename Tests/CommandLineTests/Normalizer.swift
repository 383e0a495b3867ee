import Foundation

/// Takes out of a command's output what changes from run to run and from machine to machine: folders, durations, and
/// what isolated the workers of a run; nothing else.
struct Normalizer {
    /// Folders with the names that stand for them, the innermost first.
    let places: [(path: String, name: String)]

    /// Returns the output as text.
    func callAsFunction(_ output: [UInt8]) -> String {
        var text = String(decoding: output, as: UTF8.self)
        for (path, name) in places { text = text.replacingOccurrences(of: path, with: name) }
        text = text.replacing(/in (?:\d+ ms|\d+\.\d s)(?=\n|\u{1B})/, with: "in [time]")
        text = text.replacing(/用时 (?:\d+ ms|\d+\.\d s)(?=\n|\u{1B})/, with: "用时 [time]")
        text = text.replacing(/"milliseconds":\d+(?:\.\d+)?(?:e-?\d+)?/, with: "\"milliseconds\":[time]")
        return Normalizer.withoutIsolation(text)
    }

    /// Leaves out what reports of runs say of the machine's isolation; those of gradings are cut by their cases.
    private static func withoutIsolation(_ text: String) -> String {
        let json = /,"isolation":\{"level":"[a-z]+","layers":\[[^\]\n]*\],"missing":\[[^\]\n]*\]\}/
        return text.replacing(/,"environment":\{"extra":\{"isolation":[^\n]*\]\}\}\}/, with: "")
            .replacing(json, with: "")
            .replacing(
                /<testsuite name="isolation"[^>]*>\n +<properties>\n(?: +<property [^\n]*\n)+ +<\/properties>\n<\/testsuite>\n/,
                with: ""
            )
            .replacing(/# isolation: [^\n]*\n/, with: "")
            .replacing(/<footer class="faint">isolation: [^\n]*<\/footer>\n/, with: "")
            .replacing(/\nisolation: [a-z]+ \([^\n]*\n/, with: "")
            .replacing(/warning: isolation is only [^\n]*\n/, with: "")
    }
}
