import Foundation

final class Gauge {
    var level: CGFloat = 0.5
    var limit: CGFloat?

    init(level: CGFloat = 0.5) {
        self.level = level
    }

    func raised(by amount: CGFloat) -> CGFloat {
        level + amount
    }

    func all() -> [CGFloat] {
        [level, level * 2]
    }
}
