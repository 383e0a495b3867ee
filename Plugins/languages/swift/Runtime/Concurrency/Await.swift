public import KataRuntime

/// Holds what a task gave until the main thread looks; both run on the main actor.
private final class Box: @unchecked Sendable {
    let body: () async throws -> Value
    var outcome: Result<Value, any Error>?

    init(_ body: @escaping () async throws -> Value) {
        self.body = body
    }
}

/// Waits for an async member, running the main queue meanwhile.
public func await(_ body: @escaping () async throws -> Value) throws -> Value {
    let box = Box(body)
    Task { @MainActor in
        do {
            box.outcome = .success(try await box.body())
        } catch {
            box.outcome = .failure(error)
        }
    }
    guard let queue = MainQueue() else { preconditionFailure("tasks need libdispatch") }
    while true {
        queue.run { box.outcome != nil }
        if let outcome = box.outcome { return try outcome.get() }
    }
}

/// Runs a member of the main actor; the worker's main thread is the main actor's.
public func main(_ body: @MainActor () throws -> Value) throws -> Value {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Value).self)()
    }
}
