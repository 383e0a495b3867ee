public import KataAuthoring
public import KataExplore
public import KataModules
public import KataResults

/// What became of the mistakes that a machine made in the reference of a kata.
public struct MutationScore: Sendable {
    /// Why nothing could be tried.
    public enum Obstacle: Sendable {
        /// The kata file has errors.
        case invalidKata
        /// The reference or its copy does not build.
        case build(BuildError)
        /// The language, by its title, makes no mutants.
        case noMutants(language: String)
        /// The reference does not pass a scenario.
        case reference(scenario: String)
        /// Nothing can be suggested: the kata cannot be explored, with the reason.
        case exploring(String)
    }

    /// The kata's id.
    public let id: String
    /// The kata file's path.
    public let path: String
    /// Why nothing was tried; nil where all was.
    public internal(set) var obstacle: Obstacle?
    /// The mistakes in the order of the sources.
    public internal(set) var mutants: [JudgedMutant] = []
    /// What is wrong with the file that explains mistakes which nothing shows.
    public internal(set) var faults: MutantFaults?
    /// The scenarios that show living mistakes, each once, with the numbers of those that it shows.
    public internal(set) var suggestions: [Suggestion] = []

    /// Why a scenario was not kept; nil where all were.
    public internal(set) var unsaved: SavingError?

    /// A scenario that shows mistakes which no scenario of the kata shows.
    public struct Suggestion: Sendable {
        /// Its lines as they stand in a kata file.
        public let lines: [String]
        /// The numbers of the mistakes that it shows.
        public internal(set) var mutants: [Int]
    }

    init(id: String, path: String) {
        self.id = id
        self.path = path
    }

    /// How many mistakes a scenario showed.
    public var caught: Int { count { if case .caught = $0 { true } else { false } } }
    /// How many lived.
    public var living: Int { count { if case .lives = $0 { true } else { false } } }
    /// How many no scenario came past.
    public var unreached: Int { count { if case .unreached = $0 { true } else { false } } }
    /// How many are explained.
    public var explained: Int { count { if case .explained = $0 { true } else { false } } }
    /// How many the compiler refused.
    public var unbuildable: Int { count { if case .unbuildable = $0 { true } else { false } } }
    /// How many nothing is known of.
    public var unknown: Int { count { if case .unknown = $0 { true } else { false } } }

    private func count(_ matches: (JudgedMutant.Fate) -> Bool) -> Int { mutants.count { matches($0.fate) } }

    /// Caught of those that were tried, in thousandths; nil where none was.
    public var score: Int? { MutationTotal.rate(caught, living) }

    /// The exit code that the kata alone would give, where at least so many percent have to be caught.
    public func exitCode(atLeast percent: Int) -> ExitCode {
        switch obstacle {
        case .invalidKata?: return .invalidFile
        case .build(let failure)?: return failure.isMachine ? .internalError : .notJudged
        case .noMutants?, .reference?, .exploring?: return .notJudged
        case nil: break
        }
        if unknown > 0 { return .internalError }
        switch unsaved {
        case .unreadable?, .unwritable?: return .internalError
        case .noScenarios?: return .invalidFile
        case nil: break
        }
        if faults != nil { return .invalidFile }
        return (score ?? 1000) >= percent * 10 ? .allPassed : .notPassed
    }
}

extension BuildError {
    fileprivate var isMachine: Bool { if case .machine = self { true } else { false } }
}

/// What became of the mistakes in several katas.
public struct MutationTotal: Sendable {
    /// How many katas there are.
    public private(set) var katas = 0
    /// How many mistakes were caught.
    public private(set) var caught = 0
    /// How many lived.
    public private(set) var living = 0
    private var codes: Set<ExitCode> = []

    mutating func add(_ score: MutationScore, atLeast percent: Int) {
        katas += 1
        caught += score.caught
        living += score.living
        codes.insert(score.exitCode(atLeast: percent))
    }

    /// Caught of those that were tried, in thousandths; nil where none was.
    public var score: Int? { Self.rate(caught, living) }

    /// The exit code of all together.
    public var exitCode: ExitCode { .combined(codes) }

    static func rate(_ caught: Int, _ living: Int) -> Int? {
        caught + living == 0 ? nil : caught * 1000 / (caught + living)
    }
}
