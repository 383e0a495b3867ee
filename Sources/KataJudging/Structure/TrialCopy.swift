import KataModules
import KataStructure

/// Why there is no copy to ask.
struct CopyError: Error {
    let reason: UnjudgedSentence.Reason
}

extension PreparedModule {
    /// Builds a changed copy of a solution, or says why it cannot be asked.
    func trialCopy(_ wishes: CopyWishes) -> Result<ModuleCopy, CopyError> {
        do throws(BuildError) {
            return try copy(wishes).map(Result.success) ?? .failure(CopyError(reason: .noCopies))
        } catch {
            return .failure(CopyError(reason: error.reason))
        }
    }
}

extension BuildError {
    /// Why a copy could not be built.
    fileprivate var reason: UnjudgedSentence.Reason {
        switch self {
        case .solution(let build):
            let lines = (build.limit ?? build.diagnostics).split(separator: "\n")
            let line = lines.first { $0.contains("error:") } ?? lines.first
            return .copyFails(line.map(String.init) ?? "")
        case .machine(let reason): return .machine(reason)
        default: return .machine("the module cannot be used any more")
        }
    }
}
