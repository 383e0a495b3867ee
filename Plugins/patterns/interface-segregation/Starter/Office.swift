/// Everything that an office machine can do, by the brochure.
///
/// 照宣传册写的：一台办公机器能做的一切。
protocol Machine: AnyObject {
    // Which desk needs which of these? Part them.
    // 哪张桌子需要其中的哪些？把它们分开。
    func printPage(_ text: String)
    func scanPage(_ text: String) -> String
    func sendFax(_ text: String, _ number: Int)
}

final class Printer: Machine {
    private(set) var sheets = 0

    func printPage(_ text: String) { sheets += 1 }

    func scanPage(_ text: String) -> String { fatalError("a printer cannot scan") }

    func sendFax(_ text: String, _ number: Int) {}
}

final class Scanner: Machine {
    func printPage(_ text: String) {}

    func scanPage(_ text: String) -> String { "" }

    func sendFax(_ text: String, _ number: Int) {}
}

final class Copier: Machine {
    private(set) var sheets = 0

    func printPage(_ text: String) {}

    func scanPage(_ text: String) -> String { "" }

    func sendFax(_ text: String, _ number: Int) {}
}

final class PrintDesk {
    init(_ machine: Machine) {}

    func job(_ text: String) {}
}

final class ScanDesk {
    private(set) var archive: [String] = []

    init(_ machine: Machine) {}

    func job(_ text: String) {}
}

final class FaxDesk {
    init(_ machine: Machine) {}

    func job(_ text: String, _ number: Int) {}
}
