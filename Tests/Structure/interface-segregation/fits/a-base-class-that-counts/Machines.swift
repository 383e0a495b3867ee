class Printing {
    let name: String
    var sheets = 0
    var pages: [String] = []
    init(_ name: String) { self.name = name }
    func printPage(_ text: String) {
        sheets += 1
        pages.append(text)
        print("\(name)打印:\(text)")
    }
}
final class Printer: Printing { init() { super.init("打印机") } }
final class Copier: Printing, Scanning, Faxing {
    init() { super.init("复印机") }
    func scanPage(_ text: String) -> String { print("复印机扫描:\(text)"); return "\(text).pdf" }
    func sendFax(_ text: String, _ number: Int) { print("复印机传真:\(text),发往\(number)") }
}
final class PrintDesk {
    private let machine: Printing
    init(_ machine: Printing) { self.machine = machine }
    func job(_ text: String) { machine.printPage(text) }
}

protocol Scanning { func scanPage(_ text: String) -> String }
protocol Faxing { func sendFax(_ text: String, _ number: Int) }
final class Scanner: Scanning {
    func scanPage(_ text: String) -> String { print("扫描仪扫描:\(text)"); return "\(text).pdf" }
}
final class ScanDesk {
    private let machine: Scanning
    private(set) var archive: [String] = []
    init(_ machine: Scanning) { self.machine = machine }
    func job(_ text: String) { archive.append(machine.scanPage(text)) }
}
final class FaxDesk {
    private let machine: Faxing
    init(_ machine: Faxing) { self.machine = machine }
    func job(_ text: String, _ number: Int) { machine.sendFax(text, number) }
}
