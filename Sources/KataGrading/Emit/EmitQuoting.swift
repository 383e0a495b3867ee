import KataYAML

extension String {
    /// The text as one word of a POSIX shell.
    var shellQuoted: String {
        let isPlain = !isEmpty && unicodeScalars.allSatisfy { $0.isPlainInShells }
        return isPlain
            ? self
            : "'"
                + split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }

    /// The text as one word of the shell that GNU parallel starts, with nothing that it would replace.
    var parallelQuoted: String {
        // Every replacement string begins with a brace and goes on with another character than a quote.
        shellQuoted.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{''")
    }

    /// The text as a quoted scalar of YAML.
    var yamlQuoted: String { Quoting.quoted(self) }

    /// The text as an argument of a container, in which Kubernetes replaces nothing.
    var kubernetesQuoted: String {
        split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$").yamlQuoted
    }
}

extension [String] {
    /// The words as a command line of a POSIX shell.
    var shellLine: String { map(\.shellQuoted).joined(separator: " ") }
}

extension Unicode.Scalar {
    fileprivate var isPlainInShells: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/", ",", ":", "@", "%", "+", "-": true
        default: false
        }
    }
}
