/// Something on the screen with three buttons, which know only that they were tapped.
class Responder {
    var next: Responder?

    init(next: Responder? = nil) {
        self.next = next
    }

    func tapLeft() {}

    func tapMiddle() {}

    func tapRight() {}

    func send(_ event: String) {
        // How does an event get from here to somebody who knows it, and how does it keep the place where it happened?
    }
}

final class Cell: Responder {
    private let section: Int
    private let row: Int

    init(next: Responder?, section: Int, row: Int) {
        self.section = section
        self.row = row
        super.init(next: next)
    }
}

final class TableView: Responder {}

final class ViewController: Responder {}
