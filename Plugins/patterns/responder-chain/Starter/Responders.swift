/// Something on the screen with three buttons, which know only that they were tapped.
///
/// 屏幕上的东西，有三个按钮；按钮只知道自己被点了。
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
        // 事件怎样从这里传到认得它的那一个？途中又怎样保住它发生的位置？
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
