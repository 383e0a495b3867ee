protocol Printing: AnyObject {
    func printPage(_ text: String)
}

protocol Scanning: AnyObject {
    /// Scans a page, and tells the name of its file.
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

final class Scanner: Scanning {
    func scanPage(_ text: String) -> String {
        print("扫描仪扫描:\(text)")
        return "\(text).pdf"
    }
}

final class Copier: Printing, Scanning, Faxing {
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
    private let machine: any Printing

    init(_ machine: some Printing) {
        self.machine = machine
    }

    func job(_ text: String) {
        machine.printPage(text)
    }
}

/// Scans, and keeps the names of the files.
final class ScanDesk {
    private let machine: Scanning
    private(set) var archive: [String] = []

    init(_ machine: Scanning) {
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

final class Dummy: Printing, Scanning {
    func printPage(_ text: String) {}
    func scanPage(_ text: String) -> String { preconditionFailure() }
}
