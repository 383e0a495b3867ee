public import KataJudging
public import KataModules
import KataResults
import KataSystem
import KataWorkers

/// What submissions are graded by: katas, hidden scenarios, and what builds each module.
public struct GradePlan: Sendable {
    /// Why nothing can be graded; never a submission's fault.
    public enum PlanError: Error, Sendable {
        /// Kata files are wrong.
        case invalid([LoadedKata])
        /// A kata file cannot be read.
        case unreadable(String)
        /// A hidden file belongs to no kata that was selected.
        case strayHidden(String, nearest: String?)
        /// A hidden file is about another module than its kata.
        case otherModule(String)
        /// Two files have the same id.
        case sameID(String, String)
        /// A plugin cannot be used, or the machine cannot build.
        case module(String, BuildError)
        /// The machine cannot run anything.
        case machine(String)
    }

    let katas: [PlannedKata]
    /// What builds each module, in the order in which the katas name them.
    let builders: [SubmissionBuilder]
    /// What builds submissions in other languages; nil where one language is demanded of all.
    let others: LanguageBuilders?
    /// The ids of all modules that the registry knows.
    let registeredModules: Set<String>
    /// The level of isolation that is demanded.
    let isolation: IsolationLevel
    /// Tells whether a scenario with rows earns the part of its points that its rows pass.
    let isPartial: Bool
    /// What explores submissions; nil where they are not explored.
    let explorer: SubmissionExplorer?
    /// What isolates the workers here.
    let machine: MachineIsolation

    /// The modules that the katas use.
    public var modules: [String] { builders.map(\.plugin.found.id) }

    /// Protects this process from what it grades; a grader calls it once, before it makes a plan.
    public static func protectProcess() throws(PlanError) {
        do throws(SpawnError) { try protectController() } catch { throw .machine(error.message) }
    }

    /// Reads and checks the katas, and makes the builders of their modules.
    ///
    /// - Parameters:
    ///   - files: The kata files, in the order of reports.
    ///   - hidden: Files of hidden scenarios, each with the id of a kata.
    ///   - language: The language of the submissions; nil for the one that most files of each are in.
    ///   - isPartial: Tells whether each row of a scenario earns a part of its points.
    ///   - exploredSequences: How many sequences that no scenario has are played of each kata; nil for none.
    public init(
        files: [String], hidden: [String], language: String?, isPartial: Bool = false,
        exploredSequences: Int? = nil, environment: KataEnvironment,
        store: ModuleStore, workFolder: String
    ) throws(PlanError) {
        katas = try PlannedKata.read(files, hidden: hidden, environment)
        self.isPartial = isPartial
        isolation = environment.isolation ?? .basic
        do throws(SpawnError) {
            machine = try MachineIsolation(of: Confinement(.worker, minimum: isolation))
        } catch {
            throw .machine(error.message)
        }
        let modules = PlannedModules(of: katas, environment, store, workFolder: workFolder)
        builders = try modules.builders(in: language)
        others = language == nil ? LanguageBuilders(modules) : nil
        registeredModules = modules.registered
        explorer = exploredSequences.map { SubmissionExplorer(count: $0, reference: modules.reference) }
    }

    /// Tells whether nothing says which of several modules a submission's sources are a solution of.
    func isUnclear(_ intake: Intake) -> Bool {
        modules.count > 1 && !intake.files.isEmpty && intake.folders.isDisjoint(with: registeredModules)
    }

    /// What is to be done about a submission of which no folder says whose solution it is.
    var unclearSentence: String {
        let names = modules.map { "'\($0)'" }.joined(separator: ", ")
        return "no folder in it is named for a module: put its sources into folders named \(names), "
            + "or grade by the katas of one module"
    }

    /// Tells whether a submission has a folder that is named for a module of the plan.
    public func namesModules(_ submission: Submission) -> Bool {
        modules.contains { Files.isFolder("\(submission.path)/\($0)") }
    }

    /// Returns the builder of a module of the plan.
    func builder(_ module: String) -> SubmissionBuilder? {
        builders.first { $0.plugin.found.id == module }
    }

    /// Takes a submission in: sources of every language that the plan's modules have.
    func intake(_ submission: Submission) throws(IntakeError) -> Intake {
        var extensions: [String] = []
        var ignored: [String] = []
        for manifest in builders.map(\.language.manifest) + (others?.manifests ?? []) {
            extensions += manifest.submittedExtensions
            ignored += manifest.ignored
        }
        return try Intake(
            submission.path, followsLink: submission.followsLink, extensions: extensions, ignoring: ignored)
    }
}
