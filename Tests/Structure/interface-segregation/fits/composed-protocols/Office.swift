protocol CanPrint { func printPage(_ text: String) }
protocol CanScan { func scanPage(_ text: String) -> String }
protocol CanFax { func sendFax(_ text: String, _ number: Int) }
typealias CanDoAll = CanPrint & CanScan & CanFax

final class Printer: CanPrint {
    private(set) var sheets = 0
    private let brand: String
    init() { brand = "打印机" }
    fileprivate init(brand: String) { self.brand = brand }
    func printPage(_ text: String) {
        sheets += 1
        print("\(brand)打印:\(text)")
    }
}

final class Scanner: CanScan {
    private let brand: String
    init() { brand = "扫描仪" }
    fileprivate init(brand: String) { self.brand = brand }
    func scanPage(_ text: String) -> String {
        print("\(brand)扫描:\(text)")
        return text + ".pdf"
    }
}

final class Copier: CanDoAll {
    private let printer = Printer(brand: "复印机")
    private let scanner = Scanner(brand: "复印机")
    var sheets: Int { printer.sheets }
    func printPage(_ text: String) { printer.printPage(text) }
    func scanPage(_ text: String) -> String { scanner.scanPage(text) }
    func sendFax(_ text: String, _ number: Int) { print("复印机传真:\(text),发往\(number)") }
}

final class PrintDesk {
    private let machine: any CanPrint
    init(_ machine: any CanPrint) { self.machine = machine }
    func job(_ text: String) { machine.printPage(text) }
}
final class ScanDesk {
    private let machine: any CanScan
    private(set) var archive: [String] = []
    init(_ machine: any CanScan) { self.machine = machine }
    func job(_ text: String) { archive += [machine.scanPage(text)] }
}
final class FaxDesk {
    private let fax: (String, Int) -> Void
    init(_ machine: any CanFax) { fax = machine.sendFax }
    func job(_ text: String, _ number: Int) { fax(text, number) }
}
