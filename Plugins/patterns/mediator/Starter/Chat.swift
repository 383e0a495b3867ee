protocol Mediator: AnyObject {
    // What does a colleague have to tell the mediator?
}

/// Carries messages between two seats, whoever sits there.
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
}

class Colleague {
    init(mediator: Mediator) {}

    func send(_ message: String) {
        // Say that something was sent, then leave it to the mediator. A colleague knows no other colleague.
    }
}

final class Colleague1: Colleague {}

final class Colleague2: Colleague {}
