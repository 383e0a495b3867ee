public import KataModules
import KataSystem
public import KataWorkers

/// What the surroundings say: folders, the path of plugins, the language of the reader.
///
/// The command line fills it in once; nothing else looks at the process's environment.
public struct KataEnvironment: Sendable {
    /// The installation: the folder that holds `Katas` and `Plugins`, of a checkout or under `share/kata`.
    public var installation: String?
    /// The user's folder of data, which may hold `Katas` and `Plugins`.
    public var userData: String?
    /// The cache's folder.
    public var cache: String
    /// The folder of a cache that came with the installation, and is read only.
    public var installedCache: String?
    /// The running program's file: what it remembers of katas counts as long as it is the same.
    public var program: String?
    /// The file that lists folders whose languages are trusted.
    public var trustFile: String?
    /// The file that keeps a learner's progress; nil where there is no place for it.
    public var progressFile: String?
    /// The file that remembers which katas did not pass; nil where there is no place for it.
    public var failuresFile: String?
    /// Folders of `--plugins`, in order.
    public var optionPlugins: [String]
    /// Folders of `$KATA_PLUGINS`, in order.
    public var environmentPlugins: [String]
    /// Folders of kata's own helpers, such as `kata-swift`.
    public var helperFolders: [String]
    /// The variables that build steps get.
    public var buildVariables: [String: String]
    /// The reader's locale, such as `zh_CN.UTF-8`.
    public var locale: String

    /// The level of isolation below which no solution is compiled or run; nil for what the machine has.
    public var isolation: IsolationLevel?

    /// Makes an environment with nothing but a cache.
    public init(cache: String) {
        self.cache = cache
        self.optionPlugins = []
        self.environmentPlugins = []
        self.helperFolders = []
        self.buildVariables = [:]
        self.locale = "en"
    }

    /// Returns the registry for katas in a folder; without one, that of the surroundings alone.
    public func registry(forKatasIn folder: String? = nil) -> Registry {
        var roots = optionPlugins.map { Registry.Root($0, .option) }
        roots += environmentPlugins.map { Registry.Root($0, .environment) }
        if let folder {
            roots += KataEnvironment.ancestors(of: folder).map { Registry.Root($0 + "/Plugins", .kata) }
        }
        if let userData { roots.append(Registry.Root(userData + "/Plugins", .user)) }
        if let installation { roots.append(Registry.Root(installation + "/Plugins", .installation)) }
        return Registry(roots: roots, trusted: trustedFolders)
    }

    /// The folders that `kata plugin trust` wrote down, links resolved.
    public var trustedFolders: [String] {
        guard let trustFile, let bytes = Files.contents(trustFile) else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The folder and those above it, the nearest first.
    public static func ancestors(of folder: String) -> [String] {
        var result: [String] = []
        var current = Files.realPath(folder)
        while current != "/", current != ".", result.count < 64 {
            result.append(current)
            current = Files.folder(of: current)
        }
        return result
    }
}

extension KataEnvironment {
    /// Opens the cache, with the one that came with the installation.
    public func openCache() throws(CacheError) -> BuildCache {
        try BuildCache(root: cache, installed: installedCache)
    }

    /// Opens the cache and makes the store of this environment's modules.
    public func makeModuleStore(
        willBuild: @escaping @Sendable (BuildNotice) -> Void = { _ in }
    ) throws(CacheError) -> ModuleStore {
        makeModuleStore(in: try openCache(), willBuild: willBuild)
    }

    /// Makes a store in a cache that is open, whose builds a switch can end.
    public func makeModuleStore(
        in cache: BuildCache, cancelledBy cancellation: Cancellation? = nil,
        willBuild: @escaping @Sendable (BuildNotice) -> Void
    ) -> ModuleStore {
        ModuleStore(
            cache: cache, environment: buildVariables, helperFolders: helperFolders,
            cancellation: cancellation, isolation: isolation, willBuild: willBuild)
    }

    /// Writes down that the languages in a folder may run.
    public func trust(_ folder: String) throws {
        guard let trustFile, !trustedFolders.contains(folder) else { return }
        try Files.makeFolder(Files.folder(of: trustFile))
        try Files.write(Array((trustedFolders + [folder]).map { $0 + "\n" }.joined().utf8), to: trustFile)
    }
}
