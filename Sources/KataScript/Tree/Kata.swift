public import KataDiagnostics
public import KataText

/// A kata file as it was read: the root of the syntax tree.
public struct Kata: Sendable {
    /// The file's name without `.yaml`.
    public var id: String
    /// The file.
    public var file: SourceFile
    /// The name for people.
    public var title: LocalizedText
    /// The situation, what hurts, what the pattern changes.
    public var story: LocalizedText?
    /// A GoF name, `simple-factory`, `responder-chain`, or a principle's name such as `open-closed`.
    public var pattern: String?
    /// The module that supplies the types.
    public var module: Name
    /// 1 to 5.
    public var difficulty: Int?
    /// Words to select by.
    public var tags: [String]
    /// What all scenarios together are worth.
    public var points: Int
    /// What is asked of the structure.
    public var structure = StructureDemand()
    /// What a language has to have for the kata to be solved in it.
    public var wants: [LanguageAbility] = []
    /// From vague to concrete.
    public var hints: [Hint]
    /// Links to read or to other katas.
    public var links: [String]
    /// What words of the log mean.
    public var gloss = Gloss()
    /// Commands before each scenario's own, never on the queue.
    public var setup: Block?
    /// Returns the commands that run before those of a scenario: the kata's, and the setups that it uses.
    public func setup(for scenario: Scenario) -> Block? {
        guard let own = scenario.setup else { return setup }
        return Block(
            statements: (setup?.statements ?? []) + own.statements, range: setup?.range ?? own.range)
    }
    /// At least one; a kata without `scenarios` has one with the kata's id as its name.
    public var scenarios: [Scenario]
    /// What sequences of commands that are made up may contain.
    public var explore = ExploreRules()
    /// What the top of the file says for all scenarios, as a scenario without commands.
    public var shared: Scenario

    /// Makes a kata with what every kata has.
    public init(id: String, file: SourceFile, title: LocalizedText, module: Name, scenarios: [Scenario]) {
        self.id = id
        self.file = file
        self.title = title
        self.module = module
        self.scenarios = scenarios
        self.shared = Scenario(
            name: id, range: SourceRange(0, 0), commands: Block(statements: [], range: SourceRange(0, 0)))
        self.tags = []
        self.points = 10
        self.hints = []
        self.links = []
    }
}

/// A run of commands with the log that it should leave; top-level settings of the kata are laid in already.
public struct Scenario: Sendable {
    /// The name by which machines know it, unique in the kata: the English one, or else the first.
    public var name: String
    /// The name for people; the same in all languages where the file has but one.
    public var title: LocalizedText
    /// Where the name, or else the commands, stand.
    public var range: SourceRange
    /// What the scenario is worth; the kata's points are shared out already.
    public var points: Int
    /// Tells whether only name, points and kind of verdict are shown when grading.
    public var isHidden: Bool
    /// The rows of `params`; one empty row where there are none.
    public var rows: [ParameterRow]
    /// Tells whether the scenario has `params`, so that its rows are numbered.
    public var hasRows: Bool
    /// The kata's objects and the scenario's, in the order in which they are made.
    public var objects: [ObjectDeclaration]
    /// The commands of the setups that it uses, in their order.
    public var setup: Block?
    /// The commands.
    public var commands: Block
    /// What the log must be; nil where `expect` is absent.
    public var expectation: Expectation?
    /// How commands are undone.
    public var undo: UndoPolicy
    /// The bounds.
    public var limits: Limits
    /// Tells whether standard error is part of the log.
    public var logsErrors = false
    /// Milliseconds of silence to wait for after each command; nil for none.
    public var settle: Int?
    /// What a language has to have for the scenario to be run in it.
    public var wants: [LanguageAbility] = []

    /// Makes a scenario of one run without objects.
    public init(name: String, range: SourceRange, commands: Block) {
        self.name = name
        self.title = LocalizedText(name)
        self.range = range
        self.commands = commands
        self.points = 10
        self.isHidden = false
        self.rows = [ParameterRow(values: [])]
        self.hasRows = false
        self.objects = []
        self.undo = .rules([])
        self.limits = Limits()
    }

    /// Tells whether all of the log is expected inline: there are `>` lines and no `expect`.
    public var expectsInline: Bool { expectation == nil && commands.hasInlineExpectations }

    /// Returns the name of the 0-based row: `name`, or `name [2]`.
    public func name(ofRow row: Int) -> String { numbered(name, row) }

    /// Returns the name of the 0-based row in a reader's language.
    public func title(ofRow row: Int, for locale: String) -> String { numbered(title.text(for: locale), row) }

    private func numbered(_ name: String, _ row: Int) -> String { hasRows ? "\(name) [\(row + 1)]" : name }
}

/// The values of `params` for one run.
public struct ParameterRow: Sendable {
    /// The names with their expressions, in the order of the file.
    public var values: [(name: Name, value: Expression)]

    /// Makes a row.
    public init(values: [(name: Name, value: Expression)]) { self.values = values }
}

/// An entry of `objects`.
public struct ObjectDeclaration: Sendable {
    /// The name that the commands use.
    public var name: Name
    /// What makes the object.
    public var value: Expression

    /// Makes a declaration.
    public init(name: Name, value: Expression) {
        self.name = name
        self.value = value
    }
}

/// How commands of a scenario are undone.
public enum UndoPolicy: Sendable {
    /// By the inverse of each command.
    case rules([InverseRule])
    /// By doing everything but the undone commands again in a fresh worker.
    case replay
}

/// What undoes a method call: `Type.method(a, b): inverse(b, result)`.
public struct InverseRule: Sendable {
    /// A parameter on the left side.
    public struct Parameter: Sendable {
        /// `.any` serves every label; `_ name` has none.
        public enum Label: Sendable, Equatable {
            /// No label was written: the rule serves every overload of that count.
            case any
            /// `_`: the parameter has no label.
            case none
            /// This label.
            case named(String)
        }

        /// The label.
        public var label: Label
        /// The name that the right side uses.
        public var name: Name

        /// Makes a parameter.
        public init(label: Label, name: Name) {
            self.label = label
            self.name = name
        }
    }

    /// What stands on the right.
    public enum Inverse: Sendable {
        /// A call or an assignment on the same receiver; its outermost callee or place is a bare name.
        case statement(Statement)
        /// `nothing`: there is nothing to undo.
        case nothing
    }

    /// The type whose method is undone.
    public var type: Name
    /// The method.
    public var method: Name
    /// Its parameters.
    public var parameters: [Parameter]
    /// What undoes it.
    public var inverse: Inverse
    /// The whole rule in the file.
    public var range: SourceRange

    /// Makes a rule.
    public init(type: Name, method: Name, parameters: [Parameter], inverse: Inverse, range: SourceRange) {
        self.type = type
        self.method = method
        self.parameters = parameters
        self.inverse = inverse
        self.range = range
    }
}

/// The bounds of one scenario.
public struct Limits: Sendable, Equatable {
    /// CPU time in milliseconds.
    public var time = 5_000
    /// Peak resident size in bytes.
    public var memory = 512 << 20
    /// Bytes that the module may write.
    public var output = 1 << 20
    /// Statements and loop turns.
    public var steps = 100_000

    /// Makes the default bounds.
    public init() {}
}

/// What a scenario must leave.
public struct Expectation: Sendable {
    /// The log; nil where it is not compared.
    public var log: [LogItem]?
    /// Lines that must not appear anywhere.
    public var never: [LinePattern]
    /// A glob over the message of the error in which the scenario must end.
    public var error: LinePattern?
    /// The value of `expect` in the file.
    public var range: SourceRange

    /// Makes an expectation of a log.
    public init(log: [LogItem]?, never: [LinePattern] = [], error: LinePattern? = nil, range: SourceRange) {
        self.log = log
        self.never = never
        self.error = error
        self.range = range
    }
}

/// Text in one or several languages.
public struct LocalizedText: Sendable {
    /// A locale, empty for text without one, with its text; in the order of the file.
    public var variants: [(locale: String, text: String)]

    /// Makes text in several languages.
    public init(variants: [(locale: String, text: String)]) { self.variants = variants }

    /// Makes text without a language.
    public init(_ text: String) { self.variants = [("", text)] }

    /// Returns the text for a reader's locale (`zh_CN.UTF-8`), else English, else the first.
    public func text(for locale: String = "en") -> String {
        let wanted = LocalizedText.subtags(of: locale)
        let byLength = variants.filter {
            wanted.starts(with: LocalizedText.subtags(of: $0.locale)) && $0.locale != ""
        }
        .max { $0.locale.utf8.count < $1.locale.utf8.count }
        let sameLanguage = variants.first { LocalizedText.subtags(of: $0.locale).first == wanted.first }
        let english = variants.first { LocalizedText.subtags(of: $0.locale).first == "en" }
        return (byLength ?? sameLanguage ?? english ?? variants.first)?.text ?? ""
    }

    private static func subtags(of locale: String) -> [String] {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    }
}

extension Block {
    /// Tells whether any statement, however deep, has `>` lines.
    public var hasInlineExpectations: Bool { contains { $0.inlineExpectation != nil } }

    /// Tells whether any statement, however deep, fulfils `condition`.
    public func contains(where condition: (Statement) -> Bool) -> Bool {
        statements.contains { condition($0) || $0.blocks.contains { $0.contains(where: condition) } }
    }
}

extension Statement {
    /// The blocks inside the statement.
    public var blocks: [Block] {
        switch kind {
        case .forEach(_, _, let block), .repeated(_, let block), .whileLoop(_, let block): [block]
        case .conditional(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
        case .guarded(_, let otherwise): [otherwise]
        case .deferred(let block): [block]
        case .switched(_, let cases): cases.map(\.block)
        case .attempted(let block, let handlers): [block] + handlers.map(\.block)
        case .bind, .bindVariable, .bindParts, .value, .assign, .change, .call, .undo, .redo, .drop, .wait,
            .settle,
            .log, .expect, .expectThrows, .leave:
            []
        }
    }
}
