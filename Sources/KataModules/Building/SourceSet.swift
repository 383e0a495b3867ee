import KataSystem

/// The source files of a module.
public struct SourceSet: Sendable {
    /// One file.
    public struct File: Sendable {
        /// The path below its folder.
        public var name: String
        /// The path for people.
        public var path: String
        /// The content.
        public var bytes: [UInt8]
    }

    /// The bounds of what is taken for sources.
    enum Bound {
        static let files = 500
        static let bytes = 10 << 20
        static let depth = 8
    }

    /// The files, by name.
    public private(set) var files: [File]

    /// What the solution says of its own names.
    var names = NamesFile()

    /// Makes a set of files that are at hand.
    init(files: [File]) { self.files = files }

    /// Collects the sources in a folder, however deep; or takes a single file.
    ///
    /// Hidden files, links that leave the folder and packages' manifests are left out.
    public init(in folder: String, extensions: [String]) throws(BuildError) {
        var folder = folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        files = []
        if Files.isFile(folder) {
            guard let bytes = Files.contents(folder) else { throw .machine("cannot read \(folder)") }
            files = [File(name: Files.name(of: folder), path: folder, bytes: bytes)]
        } else {
            try collect(in: folder, extensions)
            names = NamesFile(Files.contents("\(folder)/\(NamesFile.name)") ?? [])
        }
    }

    /// Returns what in a folder may be a source by its place.
    static func entries(in folder: String) -> [FileTree.Entry] {
        FileTree.entries(in: folder, depth: Bound.depth, where: FileTree.isVisible)
    }

    private mutating func collect(in folder: String, _ extensions: [String]) throws(BuildError) {
        var total = 0
        for entry in SourceSet.entries(in: folder)
        where extensions.contains(where: { entry.name.hasSuffix(".\($0)") }) && entry.name != "Package.swift"
        {
            let path = folder == "." ? entry.path : "\(folder)/\(entry.path)"
            guard let bytes = Files.contents(path) else { throw .machine("cannot read \(path)") }
            files.append(File(name: entry.path, path: path, bytes: bytes))
            total += bytes.count
            guard files.count <= Bound.files, total <= Bound.bytes else {
                throw .machine(
                    "\(folder) holds more than \(Bound.files) source files or \(Bound.bytes >> 20) MiB")
            }
        }
    }

    /// Takes over another set's files; where both have a name, the other's wins.
    mutating func overlay(_ other: SourceSet) {
        let replaced = Set(other.files.map(\.name))
        files = (files.filter { !replaced.contains($0.name) } + other.files).sorted { $0.name < $1.name }
        names = names.replacing(with: other.names)
    }
}
