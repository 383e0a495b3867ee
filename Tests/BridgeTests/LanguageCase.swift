import Foundation
import KataDiagnostics
import KataTranscript
import Testing

@testable import KataModules

/// A folder of Tests/Languages in one language, as its README describes it.
struct LanguageCase: Sendable, CustomTestStringConvertible {
    /// The case's name.
    let name: String
    /// The language's id.
    let language: String

    /// The folder of all cases, in the source tree.
    static let root = Construct.root.deletingLastPathComponent().appendingPathComponent("Languages")

    /// The languages of the repository.
    static let languages = folders(in: Workshop.package.appendingPathComponent("Plugins/languages"))

    /// All cases by name, each in every language that it has a folder for.
    static let all = folders(in: root).flatMap { name in
        folders(in: root.appendingPathComponent(name)).map { LanguageCase(name: name, language: $0) }
    }

    /// Tells whether the language can do what the case shows; a file says why it cannot.
    var isApplicable: Bool { !FileManager.default.fileExists(atPath: "\(solution)/not-applicable.txt") }

    private static func folders(in folder: URL) -> [String] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        let folders = entries?.filter {
            (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        }
        return (folders ?? []).map(\.lastPathComponent).sorted()
    }

    var testDescription: String { "\(name) in \(language)" }

    /// The folder that holds the contract and the dialogue.
    var folder: URL { Self.root.appendingPathComponent(name) }

    /// The folder of the solution.
    var solution: String { folder.appendingPathComponent(language).path }

    /// The module's manifest with the contract.
    func manifest() throws -> PatternManifest {
        let path = folder.appendingPathComponent("plugin.yaml").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let file = ManifestReader.pattern(SourceFile(path: path, text: text), folder: name)
        return try #require(file.manifest, "\(path) is wrong: \(file.diagnostics.sorted.map(\.message))")
    }

    /// What is said to the module, an exchange each.
    func dialogue() throws -> [Exchange] {
        try Exchange.read(
            String(contentsOfFile: folder.appendingPathComponent("dialogue.txt").path, encoding: .utf8))
    }
}

extension Request {
    /// Reads a request of a dialogue; nil for what is none.
    init?(json: JSON) {
        func value(_ name: String) -> Value? { json[name].flatMap(Value.init(json:)) }
        let target: Target? = json["type"]?.string.map(Target.type) ?? value("on").map(Target.value)
        let arguments = (json["args"]?.array ?? []).compactMap { argument -> Argument? in
            guard let own = argument["value"] else {
                return Value(json: argument).map { Argument(value: $0) }
            }
            return Value(json: own).map { Argument(label: argument["label"]?.string, value: $0) }
        }
        switch (json["op"]?.string, target, json["member"]?.string) {
        case ("new", .type(let type)?, _): self = .new(type: type, arguments: arguments)
        case ("call", let target?, let member?):
            self = .call(on: target, member: member, arguments: arguments)
        case ("get", let target?, let member?): self = .get(on: target, member: member)
        case ("set", let target?, let member?):
            guard let value = value("value") else { return nil }
            self = .set(on: target, member: member, value: value)
        case ("index", .value(let owner)?, _):
            if let value = value("value") {
                self = .setIndex(on: owner, arguments: arguments, value: value)
            } else {
                self = .index(on: owner, arguments: arguments)
            }
        case ("copy", .value(let owner)?, _): self = .copy(owner)
        case ("same", _, _), ("equal", _, _):
            guard let left = value("a"), let right = value("b") else { return nil }
            self = json["op"]?.string == "same" ? .same(left, right) : .equal(left, right)
        case ("show", _, _):
            guard let shown = value("value") else { return nil }
            self = .show(shown)
        case ("iterate", .value(let owner)?, _): self = .iterate(owner)
        case ("next", .value(let owner)?, _): self = .next(owner)
        case ("caught", _, _): self = .caught
        case ("release", _, _): self = .release((json["refs"]?.array ?? []).compactMap(\.integer))
        default: return nil
        }
    }
}

extension Result<Answer, ModuleError> {
    /// The answer as a dialogue writes it; of an error's words nothing, because each language has its own.
    var told: JSON {
        switch self {
        case .success(let answer):
            .members(["ok": answer.value.json, "void": answer.isVoid ? true : nil])
        case .failure(let error):
            .members([
                "error": .members([
                    "kind": .string(error.kind.rawValue), "message": .string(error.message),
                    "nearest": .array(error.nearest.map(JSON.string)),
                ])
            ])
        }
    }
}
