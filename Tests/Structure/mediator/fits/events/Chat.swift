enum Event {
    case said(String)
}

protocol Mediator: AnyObject {
    func happened(_ event: Event, to sender: any Colleague)
}

protocol Colleague: AnyObject {
    func react(to event: Event)
}

final class ChatMediator: Mediator {
    var colleague1: (any Colleague)?
    var colleague2: (any Colleague)?

    func happened(_ event: Event, to sender: any Colleague) {
        let receiver = colleague1 === sender ? colleague2 : colleague1
        receiver?.react(to: event)
    }
}

final class Colleague1: Colleague {
    private unowned let room: any Mediator
    init(mediator: any Mediator) { room = mediator }

    func send(_ message: String) {
        print("同事1发送了信息")
        room.happened(.said(message), to: self)
    }

    func react(to event: Event) {
        guard case .said(let words) = event else { return }
        print("同事1得到消息:\(words)")
    }
}

final class Colleague2: Colleague {
    private unowned let room: any Mediator
    init(mediator: any Mediator) { room = mediator }

    func send(_ message: String) {
        print("同事2发送了信息")
        room.happened(.said(message), to: self)
    }

    func react(to event: Event) {
        switch event {
        case .said(let words): print("同事2得到消息\(words)")
        }
    }
}
