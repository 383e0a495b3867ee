public import KataDiagnostics

/// Why there is no module to run.
public enum ModuleFailure: Error, Sendable {
    /// A plugin is missing, wrong or not trusted.
    case registry(RegistryError)
    /// The solution does not build.
    case solution(BuildFailure)
    /// There is nothing to build in the folder.
    case noSources(folder: String, extensions: [String])
    /// The module has no wrong solution of that name.
    case unknownMutant(String, nearest: String?, module: String)
    /// What the module says of its wrong solutions is wrong.
    case mutants(SourceFile, Diagnostics)
    /// kata or the machine failed; never the solution's fault.
    case machine(String)
}

/// What the compiler said of a solution.
public struct BuildFailure: Sendable {
    /// The diagnostics, with the solution's own paths.
    public var diagnostics: String
    /// The limit that the compiler met, in words; nil if it ended by itself.
    public var limit: String?
    /// Tells whether there was more.
    public var isTruncated: Bool
    /// Whether another process killed the compiler: mostly the kernel, for want of memory.
    public var isKilled = false
}
