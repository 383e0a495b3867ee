/// The commands that build a solution, as the compiler's driver gave them once for a file of our own.
struct Toolchain {
    /// Marks where a command line has the files of a solution.
    enum Place {
        static let sources = "{sources}"
        static let object = "{object}"
        static let objects = "{objects}"
        static let libraries = "{libraries}"
        static let worker = "{worker}"
        static let flags = "{flags}"
        /// The folder of the runtime, which may have been moved since it was prepared.
        static let runtime = "{runtime}"
        static let moduleCache = "{modules}"
    }

    /// The file in the runtime's folder that holds it: a line a part, its name and its words between tabs.
    static let file = "toolchain.txt"

    /// Where the module cache was filled; the compiler refuses one that was moved since.
    var moduleCache = ""
    var frontend: [String] = []
    var autolink: [String] = []
    var linker: [String] = []
    /// The linker's words for the libraries of each module that solutions commonly import.
    var libraries: [String: [String]] = [:]

    /// Reads what ``text`` wrote, for a runtime that lies in a folder now.
    init(text: String, runtime: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map { word in
                guard word.hasPrefix(Place.runtime) else { return String(word) }
                return runtime + word.dropFirst(Place.runtime.count)
            }
            let rest = Array(words.dropFirst())
            switch words[0] {
            case "modules": moduleCache = rest.first ?? ""
            case "frontend": frontend = rest
            case "autolink": autolink = rest
            case "linker": linker = rest
            default: libraries[String(words[0].dropFirst("library ".count))] = rest
            }
        }
    }

    init() {}

    /// The text of the file.
    var text: String {
        let lines =
            [
                ["modules", moduleCache], ["frontend"] + frontend, ["autolink"] + autolink,
                ["linker"] + linker,
            ]
            + libraries.sorted { $0.key < $1.key }.map { ["library \($0.key)"] + $0.value }
        return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    }

    /// The linker's words for what a solution imports; nothing if one of the modules is not known.
    func libraries(for modules: Set<String>) -> [String]? {
        var words = libraries["Swift"] ?? []
        for module in modules.sorted() {
            guard let more = libraries[module] else { return nil }
            words += more.filter { !words.contains($0) }
        }
        return words
    }
}
