public import KataJudging
import KataModules
import KataSystem
import KataYAML

/// Makes a new kata with its module, ready to run and to be changed.
public struct KataCreator {
    private let environment: KataEnvironment

    /// Makes a creator for its surroundings.
    public init(_ environment: KataEnvironment) { self.environment = environment }

    /// Why no kata was made.
    public enum CreationError: Error, Equatable {
        /// The id has other characters than lower-case letters, digits and hyphens.
        case invalidID(String)
        /// A kata or a module of that id is there already.
        case occupied(id: String, path: String)
        /// A file cannot be written, with the system's words.
        case unwritable(String)
    }

    /// A file that was made.
    public struct Made: Sendable {
        /// Its path.
        public let path: String
        /// What it is for.
        let purpose: KataTemplate.Purpose
    }

    /// Makes the files of a kata; nothing that is there is overwritten.
    ///
    /// - Parameter folder: The folder that holds `Katas` and `Plugins`, or will.
    public func create(_ id: String, in folder: String = ".") throws(CreationError) -> [Made] {
        guard isIdentifier(id) else { throw .invalidID(id) }
        let schema = Files.isFile("\(folder)/\(Self.schemaFile)") ? "../\(Self.schemaFile)" : nil
        let template = KataTemplate(id: id, schema: schema)
        if let path = occupied(template, folder) { throw .occupied(id: id, path: path) }
        do {
            for file in template.files {
                let path = "\(folder)/\(file.path)"
                try Files.makeFolder(Files.folder(of: path))
                try Files.write(Array(file.text.utf8), to: path)
            }
        } catch {
            throw .unwritable("\(error)")
        }
        return template.files.map { file in
            Made(path: folder == "." ? file.path : "\(folder)/\(file.path)", purpose: file.purpose)
        }
    }

    /// The JSON Schema beside `Katas` that a new kata points editors to.
    static let schemaFile = "kata.schema.json"

    /// Returns what would be overwritten, or would be taken in place of the new module.
    private func occupied(_ template: KataTemplate, _ folder: String) -> String? {
        let own = [template.kataPath, template.modulePath].map { folder == "." ? $0 : "\(folder)/\($0)" }
        if let path = own.first(where: { Files.facts($0) != nil }) { return path }
        return environment.registry(forKatasIn: folder).find(.pattern, template.id)?.folder
    }
}
