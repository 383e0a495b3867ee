protocol Mediator: AnyObject {
    // What does a colleague have to tell the mediator?
    // 同事需要告诉中介者什么？
}

/// Carries messages between two seats, whoever sits there.
///
/// 在两个座位之间传话，不管座位上是谁。
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
}

class Colleague {
    init(mediator: Mediator) {}

    func send(_ message: String) {
        // Say that something was sent, then leave it to the mediator. A colleague knows no other colleague.
        // 先说已经发送，其余交给中介者。同事不认识别的同事。
    }
}

final class Colleague1: Colleague {}

final class Colleague2: Colleague {}
