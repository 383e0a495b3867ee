import KataModules

/// Questions about paths of the command line.
enum FileCheck {
    /// Tells whether something is there.
    static func exists(_ path: String) -> Bool { Files.facts(path) != nil }
}
