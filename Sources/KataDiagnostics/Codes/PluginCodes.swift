extension DiagnosticCode {
    /// Codes of plugins' manifests.
    public static let pluginCodes: [DiagnosticCode] = [
        emptyManifest, wrongPluginKind, pluginFolder, invalidStep, brokenContract, newerManifest,
    ]

    /// A manifest without content.
    public static let emptyManifest = DiagnosticCode(
        "E0701", "a manifest without content",
        """
        A plugin is a folder with a 'plugin.yaml'. The least of a pattern module is:

            plugin: 1
            kind: pattern
            id: state
            version: 1.0.0
        """)

    /// A plugin of another kind.
    public static let wrongPluginKind = DiagnosticCode(
        "E0702", "a plugin of another kind",
        """
        Modules lie in 'patterns/ID' and have 'kind: pattern'; languages lie in 'languages/ID' and have
        'kind: language'.
        """)

    /// A plugin whose folder has another name.
    public static let pluginFolder = DiagnosticCode(
        "E0703", "a plugin's id is not its folder's name",
        """
        The registry finds a plugin by the name of its folder, without reading all the others. So the id in its
        manifest is that name.
        """)

    /// A build step that is none.
    public static let invalidStep = DiagnosticCode(
        "E0704", "a build step that is none",
        """
        A step is a list of words, a program and its arguments, which no shell ever sees. "{jobs}" stands for the
        steps that the step before it printed, one JSON array a line.

            build:
              - [kata-swift, bind, --sources, "{sources}", --out, "{out}"]
              - "{jobs}"
        """)

    /// A manifest of a later format.
    public static let newerManifest = DiagnosticCode(
        "E0706", "a manifest for a newer kata",
        """
        'plugin: 1' is the format that this program reads. A later one may mean things that it does not know, so it
        does not guess: use a newer kata, or ask the author for a manifest of format 1.
        """)

    /// A module that does not keep its own contract.
    public static let brokenContract = DiagnosticCode(
        "E0705", "the reference does not keep the contract",
        """
        'contract' in a manifest lists the types and members that katas may rely on. The module's own reference has to
        have them all; 'kata plugin check' compares them.
        """)
}
