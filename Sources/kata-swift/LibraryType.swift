import SwiftSyntax

/// A type of a library whose values scripts make and use, where a solution mentions it.
struct LibraryType {
    let name: String
    /// The modules of which one has to be imported; none for the standard library.
    let modules: Set<String>
    /// Its members, as Swift declares them; `@_kata` says what the bindings write for one.
    let interface: String

    /// The types by their names.
    static let all = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })

    /// The names of the types.
    static let names = Set(list.map(\.name)).subtracting(onDemand).union([
        "Clock", "ContinuousClock", "SuspendingClock", "UInt",
    ])

    /// Those that are bound where a script names them, however often the sources do.
    private static let onDemand: Set = [
        "JSONEncoder", "JSONEncoder.OutputFormatting", "JSONDecoder", "NumberFormatter",
        "NumberFormatter.Style",
        "NSNumber", "DateFormatter", "DateFormatter.Style", "Locale", "TimeZone",
    ]

    /// The types that another one needs with it.
    fileprivate static let companions = [
        "CGRect": ["CGPoint", "CGSize"], "JSONEncoder": ["JSONEncoder.OutputFormatting", "Data"],
        "JSONDecoder": ["Data"], "NumberFormatter": ["NumberFormatter.Style", "NSNumber", "Locale"],
        "DateFormatter": ["DateFormatter.Style", "Date", "Locale", "TimeZone"],
    ]

    private static let foundation: Set = ["Foundation", "FoundationEssentials"]

    /// The code of the conformances that its values need.
    var conformance: String? {
        guard name == "Decimal" else { return nil }
        return """
            extension Foundation::Decimal: @retroactive KataRuntime::ScriptNumber {
            public static func __kata(number: Swift::String) -> Foundation::Decimal? {
            // A literal with a fraction goes through `Double`, as Swift's own does.
            Swift::Int(number).map { Foundation::Decimal($0) } ?? Swift::Double(number).map { Foundation::Decimal($0) }
            }
            }
            """
    }

    private static let list = [
        LibraryType(
            name: "Date", modules: foundation,
            interface: """
                init()
                @_kata("Foundation::Date(timeIntervalSince1970: try KataRuntime::seconds(ofDate: __kata0))")
                init(_ text: String)
                init(timeIntervalSince1970: Double)
                init(timeIntervalSinceReferenceDate: Double)
                init(timeIntervalSinceNow: Double)
                static var now: Date { get }
                static var distantPast: Date { get }
                static var distantFuture: Date { get }
                var timeIntervalSince1970: Double { get }
                var timeIntervalSinceReferenceDate: Double { get }
                func timeIntervalSince(_ date: Date) -> Double
                func addingTimeInterval(_ interval: Double) -> Date
                static func + (date: Date, interval: Double) -> Date
                static func - (date: Date, interval: Double) -> Date
                static func < (first: Date, second: Date) -> Bool
                """),
        LibraryType(
            name: "DateComponents", modules: foundation,
            interface: """
                init()
                init(year: Int)
                init(year: Int, month: Int)
                init(year: Int, month: Int, day: Int)
                init(year: Int, month: Int, day: Int, hour: Int, minute: Int)
                init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int)
                init(month: Int)
                init(month: Int, day: Int)
                init(day: Int)
                init(hour: Int)
                init(hour: Int, minute: Int)
                init(hour: Int, minute: Int, second: Int)
                init(minute: Int)
                init(minute: Int, second: Int)
                init(second: Int)
                var year: Int? { get set }
                var month: Int? { get set }
                var day: Int? { get set }
                var hour: Int? { get set }
                var minute: Int? { get set }
                var second: Int? { get set }
                var weekday: Int? { get set }
                """),
        LibraryType(
            name: "URL", modules: foundation,
            interface: """
                @_kata("Foundation::URL(string: __kata0)")
                init?(_ text: String)
                init?(string: String)
                init(fileURLWithPath: String)
                var absoluteString: String { get }
                var scheme: String? { get }
                var host: String? { get }
                var port: Int? { get }
                var path: String { get }
                var query: String? { get }
                var fragment: String? { get }
                var lastPathComponent: String { get }
                var pathExtension: String { get }
                var pathComponents: [String] { get }
                var isFileURL: Bool { get }
                func appendingPathComponent(_ component: String) -> URL
                func deletingLastPathComponent() -> URL
                """),
        LibraryType(
            name: "UUID", modules: foundation,
            interface: """
                init()
                @_kata("Foundation::UUID(uuidString: __kata0)")
                init?(_ text: String)
                init?(uuidString: String)
                var uuidString: String { get }
                """),
        LibraryType(
            name: "Data", modules: foundation,
            interface: """
                init()
                @_kata("Foundation::Data(__kata0.utf8)")
                init(_ text: String)
                init(_ bytes: [UInt8])
                init?(base64Encoded: String)
                var count: Int { get }
                var isEmpty: Bool { get }
                func base64EncodedString() -> String
                mutating func append(_ byte: UInt8)
                mutating func append(_ data: Data)
                subscript(index: Int) -> UInt8 { get set }
                static func + (first: Data, second: Data) -> Data
                """),
        LibraryType(
            name: "Decimal", modules: foundation,
            interface: """
                @_kata("Foundation::Decimal(string: __kata0)")
                init?(_ text: String)
                init?(string: String)
                init(_ number: Int)
                init(_ number: Double)
                var isZero: Bool { get }
                static func + (first: Decimal, second: Decimal) -> Decimal
                static func - (first: Decimal, second: Decimal) -> Decimal
                static func * (first: Decimal, second: Decimal) -> Decimal
                static func / (first: Decimal, second: Decimal) -> Decimal
                static func < (first: Decimal, second: Decimal) -> Bool
                prefix static func - (number: Decimal) -> Decimal
                """),
        LibraryType(
            name: "UInt64", modules: [],
            interface: """
                init?(_ text: String)
                static func + (first: UInt64, second: UInt64) -> UInt64
                static func - (first: UInt64, second: UInt64) -> UInt64
                static func * (first: UInt64, second: UInt64) -> UInt64
                static func / (first: UInt64, second: UInt64) -> UInt64
                static func % (first: UInt64, second: UInt64) -> UInt64
                static func < (first: UInt64, second: UInt64) -> Bool
                """),
        LibraryType(
            name: "Duration", modules: [],
            interface: """
                static func seconds(_ seconds: Int) -> Duration
                static func seconds(_ seconds: Double) -> Duration
                static func milliseconds(_ milliseconds: Int) -> Duration
                static func milliseconds(_ milliseconds: Double) -> Duration
                static func microseconds(_ microseconds: Int) -> Duration
                static func nanoseconds(_ nanoseconds: Int) -> Duration
                static var zero: Duration { get }
                static func + (first: Duration, second: Duration) -> Duration
                static func - (first: Duration, second: Duration) -> Duration
                static func * (duration: Duration, times: Int) -> Duration
                static func < (first: Duration, second: Duration) -> Bool
                """),
        LibraryType(
            name: "VirtualClock", modules: [],
            interface: """
                init()
                static func advance(milliseconds: Int) async
                """),
        LibraryType(
            name: "NSRange", modules: ["Foundation"],
            interface: """
                init()
                init(location: Int, length: Int)
                var location: Int { get set }
                var length: Int { get set }
                var lowerBound: Int { get }
                var upperBound: Int { get }
                """),
        LibraryType(
            name: "CGPoint", modules: ["Foundation"],
            interface: """
                init()
                init(x: Double, y: Double)
                static var zero: CGPoint { get }
                var x: CGFloat { get set }
                var y: CGFloat { get set }
                """),
        LibraryType(
            name: "CGSize", modules: ["Foundation"],
            interface: """
                init()
                init(width: Double, height: Double)
                static var zero: CGSize { get }
                var width: CGFloat { get set }
                var height: CGFloat { get set }
                """),
        LibraryType(
            name: "CGRect", modules: ["Foundation"],
            interface: """
                init()
                init(x: Double, y: Double, width: Double, height: Double)
                init(origin: CGPoint, size: CGSize)
                static var zero: CGRect { get }
                var origin: CGPoint { get set }
                var size: CGSize { get set }
                var width: CGFloat { get }
                var height: CGFloat { get }
                """),
        LibraryType(
            name: "JSONEncoder", modules: ["Foundation"],
            interface: """
                init()
                var outputFormatting: JSONEncoder.OutputFormatting { get set }
                func encode<T: Encodable>(_ value: T) throws -> Data
                """),
        LibraryType(
            name: "JSONEncoder.OutputFormatting", modules: ["Foundation"],
            interface: """
                static var prettyPrinted: JSONEncoder.OutputFormatting { get }
                static var sortedKeys: JSONEncoder.OutputFormatting { get }
                static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
                """),
        LibraryType(
            name: "JSONDecoder", modules: ["Foundation"],
            interface: """
                init()
                func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
                """),
        LibraryType(
            name: "NSNumber", modules: ["Foundation"],
            interface: """
                init(value: Int)
                init(value: Double)
                var intValue: Int { get }
                var doubleValue: Double { get }
                var stringValue: String { get }
                """),
        LibraryType(
            name: "NumberFormatter", modules: ["Foundation"],
            interface: """
                init()
                var numberStyle: NumberFormatter.Style { get set }
                var minimumFractionDigits: Int { get set }
                var maximumFractionDigits: Int { get set }
                var minimumIntegerDigits: Int { get set }
                var usesGroupingSeparator: Bool { get set }
                var groupingSeparator: String { get set }
                var decimalSeparator: String { get set }
                var currencySymbol: String { get set }
                var currencyCode: String { get set }
                var locale: Locale { get set }
                func string(from number: NSNumber) -> String?
                """),
        LibraryType(
            name: "NumberFormatter.Style", modules: ["Foundation"],
            interface: """
                static var none: NumberFormatter.Style { get }
                static var decimal: NumberFormatter.Style { get }
                static var currency: NumberFormatter.Style { get }
                static var percent: NumberFormatter.Style { get }
                static var spellOut: NumberFormatter.Style { get }
                static var ordinal: NumberFormatter.Style { get }
                """),
        LibraryType(
            name: "DateFormatter", modules: ["Foundation"],
            interface: """
                init()
                var dateFormat: String { get set }
                var locale: Locale { get set }
                var timeZone: TimeZone { get set }
                var dateStyle: DateFormatter.Style { get set }
                var timeStyle: DateFormatter.Style { get set }
                func string(from date: Date) -> String
                func date(from text: String) -> Date?
                """),
        LibraryType(
            name: "DateFormatter.Style", modules: ["Foundation"],
            interface: """
                static var none: DateFormatter.Style { get }
                static var short: DateFormatter.Style { get }
                static var medium: DateFormatter.Style { get }
                static var long: DateFormatter.Style { get }
                static var full: DateFormatter.Style { get }
                """),
        LibraryType(
            name: "Locale", modules: ["Foundation"],
            interface: """
                init(identifier: String)
                var identifier: String { get }
                """),
        LibraryType(
            name: "TimeZone", modules: ["Foundation"],
            interface: """
                init?(identifier: String)
                init?(abbreviation: String)
                init?(secondsFromGMT: Int)
                static var gmt: TimeZone { get }
                """),
    ]
}

extension Declarations {
    /// Imports the library that most types are of, where the sources do not.
    private mutating func importFoundation() {
        guard !imports.contains(where: { $0.module == "Foundation" && $0.conditions.isEmpty }) else { return }
        imports.append(("import Foundation", "Foundation", []))
    }

    /// Adds the types of libraries that the sources mention and do not declare themselves, and those that scripts name.
    mutating func addLibraries(wanted: [String]) {
        for name in wanted where LibraryType.all[name] != nil {
            libraries.insert(name)
            importFoundation()
        }
        let own = Set(types.map { $0.path.joined(separator: ".") } + aliases.map(\.name)).union(hidden)
        let imported = Set(imports.filter(\.conditions.isEmpty).map(\.module))
        // A script can give a clock of its own to what takes one.
        if !libraries.isDisjoint(with: ["Clock", "ContinuousClock", "SuspendingClock"]) {
            libraries.insert("VirtualClock")
        }
        if libraries.contains("UInt") { libraries.insert("UInt64") }
        for name in libraries { libraries.formUnion(LibraryType.companions[name] ?? []) }
        var known: [LibraryType] = []
        for name in libraries.sorted() where !own.contains(name) {
            guard let library = LibraryType.all[name],
                library.modules.isEmpty || !library.modules.isDisjoint(with: imported)
            else { continue }
            known.append(library)
        }
        libraries = Set(known.map(\.name))
        for library in known {
            let text = "extension \(library.name) {\n\(library.interface)\n}"
            var reader = SourceReader()
            reader.read(SourceFile(path: "", text: text))
            extensions = reader.declarations.extensions + extensions
        }
    }
}
