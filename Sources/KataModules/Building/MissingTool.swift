public import KataText

/// Something that a language needs and that the machine lacks.
public struct MissingTool: Sendable, Equatable {
    /// A program, or a file.
    public var name: String
    /// The package of Debian that brings it; nil where the manifest does not say.
    public var package: String?
    /// The language's id.
    public var language: String

    /// Returns what is missing, and the package that has it.
    public func sentence(in reader: ReaderLanguage = .english) -> String {
        reader(
            "'\(name)' is not installed; the language '\(language)' needs it"
                + (package.map { ", and Debian's package '\($0)' has it" } ?? ""),
            "没有安装“\(name)”，语言 \(language) 需要它"
                + (package.map { "；它在 Debian 的软件包 \($0) 中" } ?? ""))
    }
}
