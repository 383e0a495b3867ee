import KataDiagnostics
import KataSystem
import KataText

/// A submission as it was taken in: the sources, copied before any tool reads them.
public struct Intake: Sendable {
    /// A source file of a submission.
    public struct File: Sendable {
        /// The path below the submission's folder, as its author wrote it.
        public var path: String
        /// The content.
        public var bytes: [UInt8]
    }

    /// What is taken of a submission, and no more.
    public enum Bound {
        /// Source files.
        public static let files = 200
        /// Bytes of one file.
        public static let fileBytes = 1 << 20
        /// Bytes of all files.
        public static let bytes = 10 << 20
        /// Folders in folders.
        public static let depth = 8
        /// Entries of all folders, sources or not.
        static let entries = 5000
        /// Names that a note tells.
        static let toldNames = 10
    }

    /// The source files, by path.
    public internal(set) var files: [File] = []
    /// Names of what is no source and was left out.
    var ignored: [String] = []
    /// Why the submission is refused as a whole; nil if it is not.
    public internal(set) var refusal: String?

    /// What was left out, for people.
    public var notes: [String] {
        guard !ignored.isEmpty else { return [] }
        let names = ignored.sorted()
        let told = names.prefix(Bound.toldNames).map { "'\($0.visible)'" }.joined(separator: ", ")
        let rest = names.count - Bound.toldNames
        return ["ignored, because it is no source: \(told)\(rest > 0 ? " and \(rest) more" : "")"]
    }

    /// Takes a submission in.
    ///
    /// Only regular files with one name are read, without following links and without waiting, so that neither a link
    /// to another's file nor a pipe nor a device gets anywhere.
    ///
    /// - Parameters:
    ///   - folder: The submission's folder.
    ///   - followsLink: Tells whether the folder itself may be a link: the teacher named it.
    ///   - extensions: Endings of source files, without the point.
    ///   - ignoring: Globs over names of source files that are the learner's own.
    /// - Throws: What kept kata from reading it, where that is not the submission's fault.
    public init(
        _ folder: String, followsLink: Bool, extensions: [String], ignoring: [String] = []
    ) throws(IntakeError) {
        var walk = IntakeWalk(extensions: extensions, ignoring: ignoring)
        do throws(IntakeWalkError) {
            try walk.take(folder, followsLink: followsLink)
        } catch {
            switch error {
            case .refused(let reason): walk.intake.refusal = reason
            case .failed(let error): throw error
            }
        }
        self = walk.intake
        if refusal != nil { files = [] }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private init() {}

    /// An intake of nothing, to be filled.
    static let empty = Intake()

    /// Returns the part of a submission that lies in one of its folders, with paths below that.
    public func part(_ folder: String) -> Intake {
        let prefix = Array("\(folder)/".utf8)
        var part = Intake.empty
        part.refusal = refusal
        part.files = files.compactMap { file in
            guard file.path.utf8.starts(with: prefix) else { return nil }
            return File(path: String(Substring(file.path.utf8.dropFirst(prefix.count))), bytes: file.bytes)
        }
        return part
    }

    /// The names of the folders that hold sources.
    public var folders: Set<String> {
        Set(
            files.compactMap { file in
                let parts = file.path.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
                return parts.count > 1 ? String(Substring(parts[0])) : nil
            })
    }
}

/// Why taking a submission in ended early.
enum IntakeWalkError: Error {
    /// The submission is not acceptable.
    case refused(String)
    /// kata could not read it.
    case failed(IntakeError)
}
