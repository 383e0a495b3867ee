import ArgumentParser
import KataDiagrams
import KataFormats
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataSystem
import KataText

/// `kata diagram`.
struct DiagramCommand: ParsableCommand {
    /// What is drawn.
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case `class`, object, sequence
    }

    /// How it is drawn.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, mermaid, plantuml, dot, svg
    }

    static let configuration = CommandConfiguration(
        commandName: "diagram",
        abstract: "Draws the types of a solution, its objects after a step of a scenario, or who calls whom.",
        discussion: """
            Relations are told apart by what the code does: an association keeps a reference, an aggregation a collection of what \
            others made, a composition what the type makes itself; a dependency takes, makes or uses without keeping. \
            In a folder that 'kata start' made, 'kata diagram' alone draws the sources in it.

              kata diagram observer
              kata diagram state --with mine --format mermaid
              kata diagram command --kind object --scenario 'two customers' --step 12
              kata diagram visitor --kind sequence --format svg > visitor.svg
            """)

    @Argument(help: ArgumentHelp("A kata's id or file.", valueName: "id"))
    var kata: String?

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp("Draw the solution in this folder instead of the reference.", valueName: "dir"))
    var solution: String?

    @Option(
        help: ArgumentHelp(
            "Take the sources for this language; the one of most files otherwise.", valueName: "id"))
    var language: String?

    @Option(help: "Draw the types, the objects of a run, or the calls of one.")
    var kind = Kind.class

    @Option(
        help: ArgumentHelp(
            "Draw the run of this scenario; the first where none is named.", valueName: "name"))
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Draw the objects after this many commands, or the calls of the last of them; all where none is given.",
            valueName: "n"))
    var step: Int?

    @Option(help: "Draw with characters, or write a language that other tools draw.")
    var format = Format.text

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if let solution, !Files.isFolder(solution) { throw ValidationError("'\(solution)' is no folder.") }
        if let step, step < 0 { throw ValidationError("'--step \(step)' is before the first command.") }
        if kind == .class, scenario != nil || step != nil {
            throw ValidationError("'--scenario' and '--step' are for '--kind object' and '--kind sequence'.")
        }
        if kind == .sequence, format == .dot {
            throw ValidationError("Graphviz draws no sequences; use '--format svg', 'mermaid' or 'plantuml'.")
        }
        if kind == .sequence, step == 0 { throw ValidationError("'--step 0' is before the first command.") }
    }

    func run() throws {
        let environment = shared.environment
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        let workspace = kata == nil ? try lookup.find() : try kata.flatMap { try lookup.named($0) }
        guard
            let selection = workspace?.kata(environment)
                ?? kata.map({ KataFinder(environment).kata($0) })
        else {
            Output.errors.write("kata: say which kata to draw, such as 'kata diagram observer'\n")
            return try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
        }
        guard let path = selection.files.first else {
            return try KataResults.ExitCode.combined(selection.complain()).throwUnlessSuccess()
        }
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        var options = KataJudge.Options()
        options.solution = (solution ?? workspace?.folder).map { .folder($0) } ?? .reference
        options.language = language ?? (solution == nil ? workspace?.language(environment) : nil)
        options.scenario = scenario.map(ScenarioChoice.init)
        options.view =
            switch kind {
            case .class: .types
            case .object: .objects
            case .sequence: .calls
            }
        options.structure = .off
        let judge = KataJudge(environment: environment, modules: modules, options: options)
        guard let result = judge.judge(path) else {
            Output.errors.write("kata: no scenario is called '\((scenario ?? "").visible)'\n")
            return try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
        }
        guard let text = text(of: result) else { return try explain(result) }
        Output.standard.write(text)
    }

    private func text(of result: KataResult) -> String? {
        guard kind == .sequence else {
            return diagram(of: result).map { text(of: $0, title: result.id) }
        }
        let diagram = result.scenarios.first?.sequenceDiagram(ofCommand: step)
        return diagram.map { text(of: $0, title: result.id) }
    }

    private func text(of diagram: SequenceDiagram, title: String) -> String {
        switch format {
        case .text, .dot: SequenceText().text(diagram)
        case .mermaid: SequenceScripts().mermaid(diagram)
        case .plantuml: SequenceScripts().plantUML(diagram)
        case .svg: SequenceSVG().text(diagram, title: title)
        }
    }

    private func diagram(of result: KataResult) -> Diagram? {
        switch kind {
        case .class: result.types
        case .object, .sequence: result.scenarios.first?.objectDiagram(after: step)
        }
    }

    private func text(of diagram: Diagram, title: String) -> String {
        switch format {
        case .text: TextDrawing(width: Output.standard.isTerminal ? Terminal.size.width : nil).text(diagram)
        case .mermaid: MermaidDrawing().text(diagram)
        case .plantuml: PlantUMLDrawing().text(diagram)
        case .dot: DotDrawing().text(diagram, title: title)
        case .svg: SVGDrawing().text(diagram, title: title)
        }
    }

    private static func reason(_ kind: Kind) -> String {
        switch kind {
        case .class: "the language of this solution does not tell of its types"
        case .object: "the language of this solution does not tell of its objects"
        case .sequence:
            "nobody knows who calls whom: the language of this solution does not tell, or a copy of it that tells did not build "
                + "or behaved differently"
        }
    }

    /// Says why there is no diagram, and leaves with the code of what kept it.
    private func explain(_ result: KataResult) throws {
        let ran = kind == .class ? result.verdict.exitCode != .invalidFile : !result.scenarios.isEmpty
        if result.verdict.exitCode == .allPassed || result.finding == nil && ran {
            Output.errors.write("kata: \(Self.reason(kind))\n")
            return try KataResults.ExitCode.notJudged.throwUnlessSuccess()
        }
        var report = TextReport(style: shared.style(on: .errors))
        _ = report.begin(count: 1)
        Output.errors.write(report.add(result))
        try result.verdict.exitCode.throwUnlessSuccess()
    }
}
