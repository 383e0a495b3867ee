import KataSystem

/// The words of a module's reference sources: what no source says, no module can have.
public struct ModuleWords {
    private let files: [[UInt8]]
    /// Tells whether the module comes from outside alone, so that nobody knows its words.
    private let mayHaveAny: Bool

    /// Collects the sources of a module; none where the registry does not find it.
    public init(of id: String, in registry: Registry) {
        guard let plugin = try? registry.pattern(id),
            let language = try? registry.language(plugin.manifest.language)
        else {
            files = []
            mayHaveAny = false
            return
        }
        files = [plugin.solution, plugin.support].filter(Files.isFolder).flatMap { folder in
            (try? SourceSet(in: folder, extensions: language.manifest.extensions).files.map(\.bytes)) ?? []
        }
        mayHaveAny = !Files.isFolder(plugin.solution)
    }

    /// Tells whether a source has the word, whole.
    public func contains(_ word: String) -> Bool {
        if mayHaveAny { return true }
        let wanted = Array(word.utf8)
        return files.contains { bytes in
            guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
            return (0...(bytes.count - wanted.count)).contains { start in
                bytes[start] == wanted[0] && bytes[start...].starts(with: wanted)
                    && (start == 0 || !ModuleWords.continuesWord(bytes[start - 1]))
                    && (start + wanted.count == bytes.count
                        || !ModuleWords.continuesWord(bytes[start + wanted.count]))
            }
        }
    }

    /// Tells whether a byte may belong to a word; those of other scripts than Latin do.
    private static func continuesWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
