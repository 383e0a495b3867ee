protocol 能打印: AnyObject {
    func printPage(_ text: String)
}

protocol 能扫描: AnyObject {
    func scanPage(_ text: String) -> String
}

protocol 能传真: AnyObject {
    func sendFax(_ text: String, _ number: Int)
}

final class Printer: 能打印 {
    private(set) var sheets = 0

    func printPage(_ text: String) {
        sheets += 1
        print("打印机打印:\(text)")
    }
}

final class Scanner: 能扫描 {
    func scanPage(_ text: String) -> String {
        print("扫描仪扫描:\(text)")
        return "\(text).pdf"
    }
}

final class Copier {
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

extension Copier: 能打印, 能扫描, 能传真 {}

final class PrintDesk {
    private let machine: 能打印

    init(_ machine: 能打印) {
        self.machine = machine
    }

    func job(_ text: String) {
        machine.printPage(text)
    }
}

final class ScanDesk {
    private let machine: 能扫描
    private(set) var archive: [String] = []

    init(_ machine: 能扫描) {
        self.machine = machine
    }

    func job(_ text: String) {
        archive.append(machine.scanPage(text))
    }
}

final class FaxDesk {
    private let machine: 能传真

    init(_ machine: 能传真) {
        self.machine = machine
    }

    func job(_ text: String, _ number: Int) {
        machine.sendFax(text, number)
    }
}
