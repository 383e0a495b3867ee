import KataDiagnostics
import KataModules
import KataText

/// Which files of a submission belong to which module.
struct SubmissionParts {
    private let intake: Intake
    private let modules: Set<String>
    private let isByModule: Bool

    /// Looks at a submission's folders.
    ///
    /// Folders named for modules hold those modules' solutions. Otherwise the folder is the solution of the one module
    /// that there is. A folder of another module than the plan's counts as such where no source lies beside it.
    ///
    /// - Parameters:
    ///   - modules: The modules that are graded.
    ///   - registered: All modules that there are.
    init(_ intake: Intake, modules: Set<String>, registered: Set<String>) {
        self.intake = intake
        self.modules = modules
        let folders = intake.folders
        let hasSourceAtTop = intake.files.contains { !$0.path.utf8.contains(UInt8(ascii: "/")) }
        isByModule =
            !folders.isDisjoint(with: modules) || modules.count > 1
            || (!hasSourceAtTop && !folders.isDisjoint(with: registered))
    }

    /// What belongs to no module of the plan, for people.
    var notes: [String] {
        guard isByModule else { return [] }
        let stray = intake.files.map(\.path).filter { path in
            !modules.contains { path.utf8.starts(with: "\($0)/".utf8) }
        }
        guard let first = stray.first else { return [] }
        let rest = stray.count > 1 ? " and \(stray.count - 1) more" : ""
        return ["not in the folder of a module that is graded: '\(first.visible)'\(rest)"]
    }

    /// Returns the files of a module; nil if the submission has none for it.
    func part(of module: String) -> Intake? {
        guard isByModule else { return intake }
        return intake.folders.contains(module) ? intake.part(module) : nil
    }
}
