import KataTranscript

/// A session that notes what is asked of the module, and what it answers.
final class SessionTrace: ModuleSession {
    private let session: any ModuleSession
    /// The requests with their answers; nil where there was none.
    private(set) var entries: [(request: Request, answer: Answer?)] = []
    private var asking: [Int] = []

    init(_ session: any ModuleSession) { self.session = session }

    func perform(_ request: Request) throws(SessionError) -> Reply {
        let index = entries.count
        entries.append((request, nil))
        return note(try session.perform(request), index)
    }

    func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        note(try session.resume(outcome), asking.popLast())
    }

    func settle(quiet: Int) throws(SessionError) -> ModuleOutput { try session.settle(quiet: quiet) }

    /// A replay does again what is left, so that only this was done.
    func restart() throws(SessionError) {
        entries = []
        try session.restart()
    }

    private func note(_ reply: Reply, _ index: Int?) -> Reply {
        guard let index else { return reply }
        if reply.callback != nil {
            asking.append(index)
        } else if case .success(let answer) = reply.result, entries.indices.contains(index) {
            entries[index].answer = answer
        }
        return reply
    }
}
