protocol Archiving: Scanning {
    var name: String { get }
    func warmUp()
}

protocol Printing: AnyObject {
    func printPage(_ text: String)
}

protocol Scanning: AnyObject {
    func scanPage(_ text: String) -> String
}

protocol Faxing: AnyObject {
    func sendFax(_ text: String, _ number: Int)
}

final class Printer: Printing {
    private(set) var sheets = 0

    func printPage(_ text: String) {
        sheets += 1
        print("打印机打印:\(text)")
    }
}

final class Scanner: Archiving {
    func scanPage(_ text: String) -> String {
        print("扫描仪扫描:\(text)")
        return "\(text).pdf"
    }

    var name: String { "扫描仪" }

    func warmUp() { _ = name.count }
}

final class Copier: Printing, Archiving, Faxing {
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

    var name: String { "复印机" }

    func warmUp() { _ = name.count }
}

final class PrintDesk {
    private let machine: Printing

    init(_ machine: Printing) {
        self.machine = machine
    }

    func job(_ text: String) {
        machine.printPage(text)
    }
}

final class ScanDesk {
    private let machine: Archiving
    private(set) var archive: [String] = []

    init(_ machine: Archiving) {
        self.machine = machine
    }

    func job(_ text: String) {
        archive.append(machine.scanPage(text))
    }
}

final class FaxDesk {
    private let machine: Faxing

    init(_ machine: Faxing) {
        self.machine = machine
    }

    func job(_ text: String, _ number: Int) {
        machine.sendFax(text, number)
    }
}
