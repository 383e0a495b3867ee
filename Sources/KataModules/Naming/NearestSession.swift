import KataDiagnostics
import KataTranscript

/// A session that says which name was probably meant where a worker only says which one is not there.
final class NearestSession: ModuleSession {
    private let session: any ModuleSession
    private let types: ModuleTypes

    /// Puts the search before a session; `types` are by the names that its worker knows.
    init(_ session: any ModuleSession, types: ModuleTypes) {
        self.session = session
        self.types = types
    }

    func perform(_ request: Request) throws(SessionError) -> Reply {
        withNearest(try session.perform(request))
    }

    func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        withNearest(try session.resume(outcome))
    }

    func settle(quiet: Int) throws(SessionError) -> ModuleOutput { try session.settle(quiet: quiet) }

    func wait(milliseconds: Int) throws(SessionError) -> ModuleOutput {
        try session.wait(milliseconds: milliseconds)
    }

    func restart() throws(SessionError) { try session.restart() }

    private func withNearest(_ reply: Reply) -> Reply {
        guard case .failure(var error) = reply.result, let missing = error.missing,
            let nearest = nearestName(to: missing.name, among: known(to: missing))
        else { return reply }
        error.nearest = [nearest]
        error.message += "; did you mean '\(nearest)'?"
        var reply = reply
        reply.result = .failure(error)
        return reply
    }

    /// Returns the names that there are in the place of the missing one.
    private func known(to missing: ModuleError.Missing) -> [String] {
        guard let type = missing.type else { return types.names }
        return types.lineage(of: type).compactMap { types[$0] }.flatMap {
            $0.methods.map { String($0.name.prefix { $0 != ":" }) } + $0.properties.map(\.name)
                + $0.cases.map(\.name)
        }
    }
}
