#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds where in a solution's sources addresses of its worker are.
struct Location {
    let worker: String
    /// The folder of the runtime, which knows the toolchain.
    let runtime: String

    /// Returns a JSON object a line for each address that lies in the sources, in the order of the addresses.
    ///
    /// The toolchain's own symbolizer is asked, or that of the system; where there is none, nothing is found.
    func lines(of addresses: [String]) -> String {
        let words =
            ["--obj=\(worker)", "--no-inlines", "--output-style=LLVM"] + addresses.map { "0x\($0)" }
        guard let output = symbolizers.lazy.compactMap({ try? Program.run([$0] + words) }).first else {
            return ""
        }
        let shifts = ColumnShift.all(besides: worker)
        return output.split(separator: "\n\n").compactMap { Location.json(of: $0, shifts) }.joined()
    }

    /// The symbolizer that lies beside the compiler, then that of the system.
    private var symbolizers: [String] {
        let text = try? Files.read("\(runtime)/\(Toolchain.file)")
        let frontend = text.flatMap { Toolchain(text: $0, runtime: runtime).frontend.first }
        let folder = frontend.flatMap { path in path.lastIndex(of: "/").map { path[..<$0] } }
        return [folder.map { "\($0)/llvm-symbolizer" }, "llvm-symbolizer"].compactMap(\.self)
    }

    /// Makes JSON of a function's name and its place, `PATH:LINE:COLUMN`, on two lines.
    private static func json(of frame: Substring, _ shifts: [ColumnShift]) -> String? {
        let lines = frame.split(separator: "\n")
        guard lines.count == 2 else { return nil }
        let parts = lines[1].split(separator: ":")
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0,
            let column = Int(parts[parts.count - 1])
        else { return nil }
        let path = parts.dropLast(2).joined(separator: ":")
        // Sources, or copies of them, are compiled in folders of the build; beside these lies what was generated.
        let folders = ["sources", Insertions.folder].compactMap { path.firstRange(of: ".work/\($0)/") }
        guard let folder = folders.first else { return nil }
        let source = String(path[folder.upperBound...])
        let file = JSONText.string(source)
        let own = ColumnShift.column(column, ofLine: line, in: source, before: shifts)
        let function = JSONText.string(name(of: String(lines[0])))
        return "{\"file\":\(file),\"line\":\(line),\"column\":\(own),\"function\":\(function)}\n"
    }

    /// Returns a function's name as people write it: `Work.writeProgram()`.
    private static func name(of symbol: String) -> String {
        guard let demangled = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return "" }
        defer { free(demangled) }
        // A private name stands in parentheses, with a hash of its file.
        let plain = String(cString: demangled).replacing(/\((\S+) in _[0-9A-F]+\)/) { $0.output.1 }
        var text = plain[...]
        if let arrow = text.firstRange(of: " -> ") { text = text[..<arrow.lowerBound] }
        if let open = text.firstIndex(of: "(") { text = text[..<open] + "()" }
        return String(text).replacing("Solution.", with: "")
    }
}

/// The runtime of Swift knows how it makes names of symbols.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ count: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
