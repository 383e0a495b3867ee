import Foundation
import KataSystem

/// Plugins of a toy language, `Tongue`, whose sources end in `.t` and whose compiler is the shell.
extension TemporaryFolder {
    /// The programs of this machine, as `PATH` tells where they are.
    public static let programs = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    /// A build step's end: the file that tells a module's types, which are written as JSON for the shell.
    public static func shellTypes(_ types: String = "[]") -> String {
        #"echo "{\"protocol\":1,\"language\":\"tongue\",\"types\":\#(types)}" > {out}/types.json"#
    }

    /// Writes the manifest of the language below the folder `plugins`.
    ///
    /// - Parameters:
    ///   - tools: what its steps may run.
    ///   - steps: the rest of the manifest, which begins with its steps.
    public func shellLanguage(
        _ id: String = "tongue", tools: [String] = ["sh"], steps: String
    ) throws {
        try write(
            "plugins/languages/\(id)/plugin.yaml",
            """
            plugin: 1
            kind: language
            id: \(id)
            version: 1.0.0
            title: Tongue
            extensions: [t]
            tools: [\(tools.joined(separator: ", "))]
            detect: [env, --version]
            \(steps)
            """)
    }
}
