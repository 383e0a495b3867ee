import ArgumentParser
import KataDiagnostics
import KataSystem
import KataText

/// A report that was asked for: its format, and the file it goes to.
protocol ReportOption: ExpressibleByArgument, Sendable {
    /// The formats that there are.
    associatedtype Name: CaseIterable & RawRepresentable<String>

    /// The format.
    var name: Name { get }
    /// The file; nil for standard output.
    var file: String? { get }

    /// Makes an option.
    init(_ name: Name, file: String?)
}

extension ReportOption {
    /// Reads `F` or `F=FILE`.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Name(rawValue: String(parts[0])) else { return nil }
        let file = parts.count > 1 ? String(parts[1]) : nil
        if file?.isEmpty ?? false { return nil }
        self.init(name, file: file)
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// Throws where more than one report would go to standard output, or to one file, however it is spelt.
    static func validatePlaces(_ options: [Self]) throws {
        guard options.count(where: { $0.file == nil }) <= 1 else {
            throw ValidationError(
                "Only one format can go to standard output; write the others as FORMAT=FILE.")
        }
        var places: Set<String> = []
        for file in options.compactMap(\.file) where !file.utf8.starts(with: "/dev/".utf8) {
            let place = Files.realPath(Files.folder(of: file)) + "/" + Files.name(of: file)
            guard places.insert(place).inserted else {
                throw ValidationError("Two formats cannot go to the same file '\(file.visible)'.")
            }
        }
    }

    /// Opens the stream that the report is written to; ends the command with a word where that is not possible.
    func open() throws -> Output {
        guard let file else { return .standard }
        guard let output = Output(file: file) else { throw Output.unwritable(report: file) }
        return output
    }
}

extension Output {
    /// Says that a report cannot be written; returns the exit code of that.
    static func unwritable(report file: String) -> ArgumentParser.ExitCode {
        errors.write("kata: the report '\(file.visible)' cannot be written\n")
        return .validationFailure
    }
}
