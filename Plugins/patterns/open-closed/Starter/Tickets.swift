protocol Passenger {
    // What does the window have to know of a passenger? Ask for that here.
    // 窗口需要知道旅客的什么？在这里提出要求。
}

struct Adult: Passenger {}

struct Student: Passenger {}

struct Senior: Passenger {}

struct Soldier: Passenger {}

/// Sells tickets and takes them back, and counts the money.
///
/// 卖票、退票，并记下收了多少钱。
final class TicketWindow {
    private(set) var takings = 0

    // Which of these would have to be opened for a child's ticket?
    // 要是添一种儿童票，这里哪些地方得拆开？
    func sell(_ passenger: Passenger, _ price: Int) -> Int { 0 }

    func refund(_ passenger: Passenger, _ price: Int) -> Int { 0 }
}
