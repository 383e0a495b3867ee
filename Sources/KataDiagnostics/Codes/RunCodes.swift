extension DiagnosticCode {
    /// Codes of what shows only when a kata is run.
    public static let runCodes: [DiagnosticCode] = [
        unknownModule, invalidManifest, slowExpectation, unreadableFile,
    ]

    /// No plugin supplies the kata's types.
    public static let unknownModule = DiagnosticCode(
        "E0901", "no module supplies the kata's types",
        """
        A kata's types come from a pattern module: a folder 'patterns/ID' with a 'plugin.yaml'. ID is the kata's own id,
        or what 'module:' says. It is looked for in --plugins, $KATA_PLUGINS, 'Plugins/' beside or above the kata file,
        the user's data folder and the installation. 'kata plugin list' shows what is there, 'kata plugin path' where.
        """)

    /// The manifest of the module, or of a language, is invalid.
    public static let invalidManifest = DiagnosticCode(
        "E0902", "a plugin's manifest is invalid",
        """
        The module, or the language of its sources, was found, but its 'plugin.yaml' cannot be used. 'kata check' on that
        file shows each place.
        """)

    /// An expectation that cannot be decided in reasonable time.
    public static let slowExpectation = DiagnosticCode(
        "E0903", "an expectation that takes too long to decide",
        """
        A regular expression may take 100 ms on one line, and captures may be bound in a limited number of ways. That
        is plenty, unless repetitions stand inside repetitions, as in (a+)+. Mostly a glob does as well.
        It is the kata's error, never the solution's.
        """)

    /// A file that cannot be read.
    public static let unreadableFile = DiagnosticCode(
        "E0904", "a file cannot be read",
        """
        The file is not there, is no regular file, or may not be read.
        """)
}
