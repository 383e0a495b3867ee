public import KataResults
import KataSystem
import KataText
import KataTranscript

/// Published results, a file for each key, and the records of the attempts that led to them.
///
/// Many processes on many machines may share the folder: the first to publish wins, and nothing is ever replaced.
public struct ResultStore: Sendable {
    /// The folder.
    public let folder: String
    /// Host and process, in the names of files that are being written.
    private let owner = "\(Host.place).\(Host.process)"

    /// Why a result cannot be had.
    public enum StoreError: Error, Sendable {
        /// The folder cannot be made or written; the system's words.
        case unwritable(String)
        /// The file of a result holds something else.
        case unreadable(String)
        /// The file of a result has the format of another kata, of that version.
        case outdated(String, version: Int)
        /// The file of a result says that it is another submission's.
        case misplaced(String, key: String)

        /// What happened, for people.
        public var sentence: String {
            switch self {
            case .unwritable(let reason): "results cannot be written: \(reason)"
            case .unreadable(let path): "'\(path)' is no result of this version; move it away"
            case .outdated(let path, let version):
                "'\(path)' has version \(version) of the format, and this kata reads \(SubmissionGrade.version); "
                    + "move it away and grade again"
            case .misplaced(let path, let key):
                "'\(path)' holds the result of the key \(String(key.prefix(12)).visible)…; give it its name back, or move it away"
            }
        }
    }

    /// Opens a folder of results.
    public init(_ folder: String) { self.folder = folder }

    /// Makes the folder where there is none, and removes what killed processes of this machine left half-written.
    public func prepare() throws(StoreError) {
        do {
            try Files.makeFolder(attempts)
        } catch {
            throw .unwritable("the folder '\(attempts)' cannot be made")
        }
        for name in Files.names(in: folder) where isLeft(name) { Files.remove("\(folder)/\(name)") }
    }

    /// The folder of the attempts.
    var attempts: String { "\(folder)/attempts" }

    /// Returns the published result of a key; nil if there is none yet.
    public func grade(_ key: String) throws(StoreError) -> SubmissionGrade? {
        guard let bytes = Files.contents(path(key)) else {
            if Files.facts(path(key)) != nil { throw .unreadable(path(key)) }
            return nil
        }
        guard let json = try? JSONReader.read(bytes) else { throw .unreadable(path(key)) }
        if json["format"]?.string == "kata.result", let version = json["version"]?.integer,
            version != SubmissionGrade.version
        {
            throw .outdated(path(key), version: version)
        }
        guard let grade = SubmissionGrade(json: json), let own = json["key"]?.string else {
            throw .unreadable(path(key))
        }
        guard own == key else { throw .misplaced(path(key), key: own) }
        return grade
    }

    /// Publishes a result, unless another process was faster; returns what is published now.
    func publish(_ grade: SubmissionGrade, _ key: String) throws(StoreError) -> SubmissionGrade {
        do throws(FileError) {
            _ = try ExclusiveFile.publish(
                Array((grade.json(key: key).indented + "\n").utf8), at: path(key), owner: owner)
        } catch {
            throw .unwritable(error.description)
        }
        guard let published = try self.grade(key) else { throw .unreadable(path(key)) }
        return published
    }

    /// Publishes a result in place of the one that is there; that one is kept as `superseded/KEY.N.json`.
    func replace(_ grade: SubmissionGrade, _ key: String) throws(StoreError) -> SubmissionGrade {
        do {
            try Files.makeFolder(superseded)
        } catch {
            throw .unwritable("the folder '\(superseded)' cannot be made")
        }
        var number = 1
        while Files.facts("\(superseded)/\(key).\(number).json") != nil { number += 1 }
        do throws(FileError) {
            try ExclusiveFile.replace(
                Array((grade.json(key: key).indented + "\n").utf8), at: path(key),
                keeping: "\(superseded)/\(key).\(number).json", owner: owner)
        } catch {
            throw .unwritable(error.description)
        }
        guard let published = try self.grade(key) else { throw .unreadable(path(key)) }
        return published
    }

    /// The folder of results that others took the place of.
    private var superseded: String { "\(folder)/superseded" }

    private func path(_ key: String) -> String { "\(folder)/\(key).json" }

    /// Tells whether a name is that of a half-written file of a process of this machine that is gone.
    private func isLeft(_ name: String) -> Bool {
        // .KEY.json.PLACE.PROCESS.NUMBER
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].isEmpty, parts[3] == Host.place, let process = Int32(parts[4]) else {
            return false
        }
        return !Host.isAlive(process)
    }
}
