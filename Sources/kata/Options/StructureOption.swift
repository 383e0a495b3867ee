import ArgumentParser
import KataJudging

/// `--structure`: how much is done to judge the structure of a solution.
enum StructureOption: String, ExpressibleByArgument, CaseIterable {
    case off
    case `static`
    case full

    /// What the judge calls it.
    var effort: StructureEffort {
        switch self {
        case .off: .off
        case .static: .static
        case .full: .full
        }
    }
}
