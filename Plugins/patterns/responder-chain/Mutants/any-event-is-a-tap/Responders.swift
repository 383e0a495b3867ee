// Mistake: an event that nobody knows is taken for the left button.

/// Something on the screen: sends events up the chain, and passes on what comes from below.
class Responder {
    var next: Responder?

    /// Where events of this very responder happen; `nil` outside the rows of a table.
    var indexPath: IndexPath? { nil }

    init(next: Responder? = nil) {
        self.next = next
    }

    func tapLeft() {
        send(Button.left.rawValue)
    }

    func tapMiddle() {
        send(Button.middle.rawValue)
    }

    func tapRight() {
        send(Button.right.rawValue)
    }

    func send(_ event: String) {
        route(Event(name: event, indexPath: indexPath))
    }

    func route(_ event: Event) {
        next?.route(event)
    }
}

final class Cell: Responder {
    private let section: Int
    private let row: Int

    override var indexPath: IndexPath? { IndexPath(section: section, row: row) }

    init(next: Responder?, section: Int, row: Int) {
        self.section = section
        self.row = row
        super.init(next: next)
    }
}

final class TableView: Responder {}

/// The end of the way for whatever its proxy knows.
final class ViewController: Responder {
    private let proxy = EventProxy()

    override func route(_ event: Event) {
        if !proxy.handle(event) {
            super.route(event)
        }
    }
}

/// All that happens on events, in one place.
struct EventProxy {
    private let buttons = [
        Button.left.rawValue: "左边按钮", Button.middle.rawValue: "中间按钮", Button.right.rawValue: "右边按钮",
    ]

    /// Answers an event, or returns false for one that it does not know.
    func handle(_ event: Event) -> Bool {
        let button = buttons[event.name] ?? "左边按钮"
        let place = event.indexPath.map { "indexPath:section:\($0.section), row:\($0.row) " } ?? ""
        print("\(place)\(button)被点击啦!")
        return true
    }
}

struct Event {
    let name: String
    let indexPath: IndexPath?
}

struct IndexPath {
    let section: Int
    let row: Int
}

/// The names of the events that buttons send.
enum Button: String {
    case left = "TableViewCellEventTappedLeftButton"
    case middle = "TableViewCellEventTappedMiddleButton"
    case right = "TableViewCellEventTappedRightButton"
}
