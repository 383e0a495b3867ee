public import KataDiagnostics
public import KataText

/// Why there is no module to run.
public enum BuildError: Error, Sendable {
    /// A plugin is missing, wrong or not trusted.
    case registry(RegistryError)
    /// The solution does not build.
    case solution(BuildFailure)
    /// There is nothing to build in the folder.
    case noSources(folder: String, extensions: [String])
    /// The folder holds as many files of several languages.
    case unclearLanguage(LanguageTie)
    /// The language of that title lacks something that the kata wants.
    case lacking(LanguageAbility, language: String)
    /// The module has no wrong solution of that name.
    case unknownMutant(String, WrongKind, nearest: String?, module: String)
    /// What the module says of its wrong solutions is wrong.
    case mutants(SourceFile, Diagnostics)
    /// The machine lacks what the language needs.
    case notInstalled(MissingTool)
    /// kata or the machine failed; never the solution's fault.
    case machine(String)
}

/// A folder whose files do not say in which language the solution is.
public struct LanguageTie: Sendable {
    /// The folder.
    public var folder: String
    /// The ids of the languages.
    public var languages: [String]
    /// A file of each, in the same order.
    public var files: [String]
    /// How many files there are of each.
    public var count: Int

    /// Returns what is wrong and how to mend it.
    public func sentence(in language: ReaderLanguage) -> String {
        words(in: language)
            + language("; say which is meant with --language", "；用 --language 说明指的是哪一种")
    }

    /// Returns what is wrong.
    public func words(in language: ReaderLanguage) -> String {
        let ids = languages.map { "'\($0)'" }
        let number = count == 1 ? "one source file" : "\(count) source files"
        return language(
            "\(folder) holds \(number) of each of \(ids.joined(separator: " and "))"
                + " (\(files.joined(separator: ", ")))",
            "\(folder) 里 \(ids.joined(separator: " 和 ")) 的源文件一样多，各 \(count) 个"
                + "（\(files.joined(separator: "、"))）")
    }
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
