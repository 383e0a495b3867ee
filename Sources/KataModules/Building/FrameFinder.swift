import KataTranscript
import KataWorkers

/// Finds the places in a solution's sources that a crash came from.
struct FrameFinder: Sendable {
    private static let limits = Program.Limits(wallMilliseconds: 5000)

    let toolbox: Toolbox
    let module: BuiltModule

    /// Returns the calls in the solution's own sources, the innermost first; none where they cannot be found.
    func frames(of addresses: [String]) -> [SourceFrame] {
        guard let words = module.locate, let program = words.first, !addresses.isEmpty,
            let path = try? toolbox.path(of: program)
        else { return [] }
        let list = addresses.joined(separator: ",")
        let arguments = words.dropFirst().map { $0 == "{addresses}" ? list : $0 }
        let result = try? Program(
            path, arguments, environment: toolbox.environment, limits: FrameFinder.limits
        ).run()
        guard let result, result.isSuccess else { return [] }
        return result.output.split(separator: UInt8(ascii: "\n")).compactMap(SourceFrame.init(line:))
    }
}

extension SourceFrame {
    /// Reads a line of JSON.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let json = try? JSONReader.read(line), let file = json["file"]?.string,
            let number = json["line"]?.integer
        else { return nil }
        self.init(
            file: file, line: Int(number), column: Int(json["column"]?.integer ?? 0),
            function: json["function"]?.string ?? "")
    }
}
