protocol Machine: AnyObject {
    func printPage(_ text: String)
    func scanPage(_ text: String) -> String
    func sendFax(_ text: String, _ number: Int)
}

final class Printer: Machine {
    private(set) var sheets = 0

    func printPage(_ text: String) {
        sheets += 1
        print("打印机打印:\(text)")
    }

    func scanPage(_ text: String) -> String { fatalError("a printer cannot scan") }

    func sendFax(_ text: String, _ number: Int) {}
}

final class Scanner: Machine {
    func scanPage(_ text: String) -> String {
        print("扫描仪扫描:\(text)")
        return "\(text).pdf"
    }

    func printPage(_ text: String) {}

    func sendFax(_ text: String, _ number: Int) {}
}

final class Copier: Machine {
    private(set) var sheets = 0

    func printPage(_ text: String) {
        sheets += 1
        print("复印机打印:\(text)")
    }

    func scanPage(_ text: String) -> String {
        print("复印机扫描:\(text)")
        return "\(text).pdf"
    }

    func sendFax(_ text: String, _ number: Int) {
        print("复印机传真:\(text),发往\(number)")
    }
}

final class PrintDesk {
    private let machine: Machine

    init(_ machine: Machine) {
        self.machine = machine
    }

    func job(_ text: String) {
        machine.printPage(text)
    }
}

final class ScanDesk {
    private let machine: Machine
    private(set) var archive: [String] = []

    init(_ machine: Machine) {
        self.machine = machine
    }

    func job(_ text: String) {
        archive.append(machine.scanPage(text))
    }
}

final class FaxDesk {
    private let machine: Machine

    init(_ machine: Machine) {
        self.machine = machine
    }

    func job(_ text: String, _ number: Int) {
        machine.sendFax(text, number)
    }
}
