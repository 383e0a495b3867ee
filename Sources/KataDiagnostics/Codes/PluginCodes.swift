extension DiagnosticCode {
    /// Codes of plugins' manifests.
    public static let pluginCodes: [DiagnosticCode] = [
        emptyManifest, wrongPluginKind, pluginFolder, invalidStep, newerManifest, changePlace,
        unknownChangedFile, idleChange, overlappingChanges, twoMutantsOfOneName, falseEquivalent,
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

    /// A change of a mutant that has no place, or several.
    public static let changePlace = DiagnosticCode(
        "E0707", "a change whose text does not occur exactly once",
        """
        A mutant is the reference with changes: the text of 'from' becomes that of 'to'. So 'from' has to occur in the
        file exactly once. A text on one line may be any piece of a line. A block means whole lines, which are indented
        as in the file, whatever the indentation in 'mutants.yaml':

            changes:
              - in: State.swift
                from: if work.hour < 12 {
                to: if work.hour <= 12 {
              - in: State.swift
                from: |
                  state = next
                  writeProgram()
                to: |
                  state = next

        All texts are looked for in the reference as it is, before any change. When the reference was mended, copy its
        new text.
        """)

    /// A change of a file that is not there.
    public static let unknownChangedFile = DiagnosticCode(
        "E0708", "a change of a file that the reference does not have",
        """
        'in' names a source file by its path below the module's 'Solution'. A mutant that needs other files is a
        folder 'Mutants/NAME', whose files are laid over the reference's.
        """)

    /// A mutant or a change that leaves everything as it is.
    public static let idleChange = DiagnosticCode(
        "E0709", "a change that changes nothing",
        """
        A mutant that is the reference to the byte would pass, and prove nothing. Without 'to' the text of 'from' is
        taken out.
        """)

    /// Two changes of one place.
    public static let overlappingChanges = DiagnosticCode(
        "E0710", "two changes of one place",
        """
        The changes of a mutant speak of the reference as it is, all at once, so no two may touch the same text.
        Where they do, write one change whose 'from' holds both.
        """)

    /// A mutant that is described twice.
    public static let twoMutantsOfOneName = DiagnosticCode(
        "E0711", "two mutants of one name",
        """
        A mutant is an entry in 'mutants.yaml', or a folder in 'Mutants' where it is another design. 'kata run ID
        --mutant NAME' has to know which is meant.
        """)

    /// An explanation of a mutant that the kata catches.
    public static let falseEquivalent = DiagnosticCode(
        "E0712", "an equivalent mutant that is none",
        """
        'equivalents.yaml' lists changes of the reference that no scenario could ever show, each with why. 'line' is the
        reference's line, 'becomes' the line of the mutant as 'kata mutate' shows it. A change that a scenario does show
        is no equivalent, and one that no mutant makes any more says nothing: take the entry out, or copy the lines anew.

            equivalents: 1
            mutants:
              - in: Turnstile.swift
                line: if coins >= price {
                becomes: if coins > price {
                why: Two kinds of coins, and neither is the price.

        Where the line stands several times, both texts begin with the lines above it. 'kata check' compares the file with
        the reference, 'kata verify' asks whether each mutant still lives.
        """)
}
