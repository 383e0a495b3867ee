import KataDiagnostics
import KataSystem

extension ModuleBuilder {
    /// Returns a hash of what decides how a submission is built and judged: the same on every machine that has the same.
    func fingerprint(
        _ plugin: PatternPlugin, _ compiler: CompilerIdentity, _ support: SourceSet, runtime: String
    ) throws(BuildError) -> String {
        var key = CacheKey("kata-fingerprint-2")
        key.add(plugin.source.bytes)
        for file in support.files {
            key.add(file.name)
            key.add(file.bytes)
        }
        let language = Files.realPath(language.found.folder)
        key.add(contentsOfFilesIn: language)
        key.add(compiler.version)
        key.add(try OutsideInputs(of: runtime).digest(remembering: cache))
        for tool in toolbox.manifest.tools {
            guard let path = toolbox.helper(tool) else { continue }
            key.add(tool)
            key.add(
                try cache.remembered("kata-contents-1", of: path) { () throws(BuildError) in
                    Fingerprint.contents(of: path)
                })
        }
        if !instances.isEmpty { key.add(instances.joined(separator: ";")) }
        key.add(Platform.architecture)
        return key.text
    }
}

extension PatternPlugin {
    /// A hash of the reference, for results that come of holding it beside a submission.
    public var referenceFingerprint: String {
        var key = CacheKey("kata-reference-1")
        key.add(contentsOfFilesIn: solution)
        return key.text
    }
}

private enum Fingerprint {
    /// Returns the hash of a file's content.
    static func contents(of path: String) -> String {
        var key = CacheKey("contents")
        key.add(Files.contents(path) ?? [])
        return key.text
    }
}
