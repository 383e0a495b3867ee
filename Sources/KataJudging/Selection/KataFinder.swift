import KataDiagnostics
import KataModules
import KataSystem

/// Finds the kata files that a command line means.
public struct KataFinder: Sendable {
    private let environment: KataEnvironment
    private let here: String
    /// Folders of strangers, with all links followed.
    private let foreign: [String]

    /// Makes a finder for its surroundings, which looks for ids from a folder upwards.
    ///
    /// - Parameter foreign: folders of strangers: no id means anything in them.
    public init(_ environment: KataEnvironment, from folder: String = ".", passingOver foreign: [String] = [])
    {
        self.environment = environment
        self.here = folder
        self.foreign = foreign.map(Files.realPath)
    }

    /// Tells whether a file or folder lies in a folder of strangers, or is a link that does.
    public func isForeign(_ path: String) -> Bool {
        let places = [
            Files.realPath(path), "\(Files.realPath(Files.folder(of: path)))/\(Files.name(of: path))",
        ]
        return places.contains { place in foreign.contains { "\(place)/".utf8.starts(with: "\($0)/".utf8) } }
    }

    /// Tells whether a word may be an id, and a file or folder of a stranger has that name.
    private func isForeignName(_ word: String) -> Bool {
        !word.contains("/") && !word.hasSuffix(".yaml") && word != "." && word != ".." && isForeign(word)
    }

    /// What a command line means.
    public struct Selection: Sendable {
        /// The files, in the order of the command line, folders by name; none twice.
        public var files: [String] = []
        /// Words that mean nothing, each with the nearest id or path.
        public var unknown: [(word: String, nearest: String?)] = []
        /// Folders that hold no file to select.
        public var emptyFolders: [String] = []

        /// Makes the meaning of a command line.
        public init(files: [String] = [], unknown: [(word: String, nearest: String?)] = []) {
            self.files = files
            self.unknown = unknown
        }
    }

    /// Returns the files of paths, folders and ids; manifests of plugins only where they are asked for.
    public func select(_ words: [String], withManifests: Bool = false) -> Selection {
        var selection = Selection()
        var seen: Set<String> = []
        func add(_ path: String) {
            if seen.insert(Files.realPath(path)).inserted { selection.files.append(path) }
        }
        for word in words {
            if isForeignName(word), let file = file(ofID: word) {
                add(file)
            } else if Files.isFolder(word) {
                let files = KataFinder.files(in: word).filter { withManifests || !KataFinder.isManifest($0) }
                for file in files { add(file) }
                if files.isEmpty { selection.emptyFolders.append(word) }
            } else if Files.facts(word) != nil {
                add(word)
            } else if let file = file(ofID: word) {
                add(file)
            } else {
                selection.unknown.append((word, nearest(to: word)))
            }
        }
        return selection
    }

    /// Returns the path or id that was probably meant.
    private func nearest(to word: String) -> String? {
        guard word.utf8.contains(UInt8(ascii: "/")) || word.hasSuffix(".yaml") else {
            return nearestName(to: word, among: knownIDs)
        }
        let folder = Files.folder(of: word)
        let name = nearestName(to: Files.name(of: word), among: Files.names(in: folder))
        return name.map { folder == "." ? $0 : "\(folder)/\($0)" }
    }

    /// Tells whether a file is part of a plugin, and no kata.
    private static func isManifest(_ path: String) -> Bool {
        Files.name(of: path) == "plugin.yaml" || WrongFile(path) != nil
            || PatternPlugin.isEquivalentsFile(path) || Registry.isStructureFile(path)
            || Registry.isStarterFile(path)
    }

    /// Returns the YAML files in a folder, however deep, by path; hidden ones are left out.
    static func files(in folder: String) -> [String] {
        var base = folder
        while base.count > 1, base.hasSuffix("/") { base.removeLast() }
        return FileTree.entries(in: base, depth: 15, where: FileTree.isVisible).map(\.path)
            .filter { $0.hasSuffix(".yaml") }
            .map { base == "." ? $0 : "\(base)/\($0)" }
    }

    /// Returns the kata file that one word means: an id, even where a folder has the same name, or a file.
    public func kata(_ word: String) -> Selection {
        if let file = file(ofID: word) ?? (Files.isFile(word) ? word : nil) {
            return Selection(files: [file])
        }
        return Selection(unknown: [(word, nearestName(to: word, among: knownIDs))])
    }

    /// Returns the file of an id; nil if there is none.
    public func file(ofID id: String) -> String? {
        guard !id.contains("/") else { return nil }
        return folders.map { $0 == "Katas" ? "Katas/\(id).yaml" : "\($0)/\(id).yaml" }.first(
            where: Files.isFile)
    }

    private var knownIDs: [String] {
        folders.flatMap { Files.names(in: $0) }.filter { $0.hasSuffix(".yaml") }.map {
            String($0.dropLast(5))
        }
    }

    /// The folders of katas: `Katas/` here and above, the user's, the installation's.
    public var folders: [String] {
        let ancestors = KataEnvironment.ancestors(of: here).map { $0 + "/Katas" }
        var result = here == "." ? ["Katas"] + ancestors.dropFirst() : ancestors
        result += [environment.userData, environment.installation].compactMap { $0.map { $0 + "/Katas" } }
        return result.filter { Files.isFolder($0) && !isForeign($0) }
    }
}
