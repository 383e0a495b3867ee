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
    private let put: (String) -> Void

    init(_ machine: Printing) { put = machine.printPage }

    func job(_ text: String) { put(text) }
}

final class ScanDesk {
    private let scan: (String) -> String
    private(set) var archive: [String] = []

    init(_ machine: Scanning) { scan = { machine.scanPage($0) } }

    func job(_ text: String) { archive += [scan(text)] }
}

final class FaxDesk {
    private let send: (String, Int) -> Void

    init(_ machine: Faxing) { send = machine.sendFax }

    func job(_ text: String, _ number: Int) { send(text, number) }
}
