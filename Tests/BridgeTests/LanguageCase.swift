import Foundation

@testable import KataModules

/// A folder of Tests/Languages in one language, as its README describes it.
extension ConformanceCase {
    /// The folder of all cases, in the source tree.
    static let root = Construct.root.deletingLastPathComponent().appendingPathComponent("Languages").path

    /// All cases by name, each in every language of the repository.
    static let all = names(in: root).flatMap { name in
        languages.map { id in
            let plugin = "\(Workshop.package.path)/Plugins/languages/\(id)"
            return ConformanceCase(name: name, language: id, suite: root, plugin: plugin)
        }
    }

    /// The languages of the repository.
    static let languages: [String] = {
        let folder = "\(Workshop.package.path)/Plugins/languages"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }()
}
