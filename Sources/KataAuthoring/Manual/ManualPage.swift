import KataTranscript

/// The manual page `kata(1)`, in the macros of man(7): the command tree, and what is written by hand around it.
public struct ManualPage {
    /// Commands that belong together, in the order of their help.
    public struct Group {
        /// The heading.
        let title: String
        /// The names of the commands.
        let commands: [String]

        /// Makes a group.
        public init(_ title: String, _ commands: [String]) {
            self.title = title
            self.commands = commands
        }
    }

    /// Options that nearly every command takes, and that are described once.
    private static let common: Set<String> = ["color", "plugins", "version", "help"]

    private let version: String
    private let commands: [JSON]
    private let groups: [Group]

    /// Makes the page of a command tree as `--experimental-dump-help` writes it.
    ///
    /// - Throws: where the tree cannot be read.
    public init(help: String, groups: [Group], version: String) throws {
        self.version = version
        self.groups = groups
        let tree = try JSONReader.read(Array(help.utf8))
        commands = tree["command"]?["subcommands"]?.array ?? []
    }

    /// The page.
    public var text: String {
        var page = Roff()
        page.line(".TH KATA 1 \"\" \"kata \(version)\" \"User Commands\"")
        page.line(ManualText.beginning)
        for group in groups {
            page.section(group.title.isEmpty ? "COMMANDS" : "COMMANDS TO \(group.title.uppercased())")
            for name in group.commands { write(name, to: &page) }
        }
        page.line(ManualText.end)
        return page.text
    }

    // MARK: Commands

    private func write(_ name: String, to page: inout Roff) {
        guard let command = commands.first(where: { $0["commandName"]?.string == name }),
            command["shouldDisplay"]?.bool ?? true
        else { return }
        write(command, named: "kata \(name)", to: &page)
    }

    private func write(_ command: JSON, named name: String, to page: inout Roff) {
        page.line(".SS \"\(name)\"")
        let arguments = shown(command)
        page.paragraph("\\fB\(name)\\fR " + arguments.map(\.synopsis).joined(separator: " "), isRaw: true)
        page.paragraph(command["abstract"]?.string ?? "")
        for part in (command["discussion"]?.string ?? "").paragraphs { page.paragraph(part) }
        for argument in arguments { page.item(argument.head, argument.explanation) }
        for inner in command["subcommands"]?.array ?? [] where inner["commandName"]?.string != "help" {
            write(inner, named: "\(name) \(inner["commandName"]?.string ?? "")", to: &page)
        }
    }

    private func shown(_ command: JSON) -> [Argument] {
        (command["arguments"]?.array ?? []).map(Argument.init).filter {
            $0.isShown && !Self.common.contains($0.name)
        }
    }
}

/// An argument or an option of a command.
private struct Argument {
    let json: JSON

    init(_ json: JSON) { self.json = json }

    var isShown: Bool { json["shouldDisplay"]?.bool ?? true }
    /// The long name of an option, the name of a value otherwise.
    var name: String { json["preferredName"]?["name"]?.string ?? value }

    private var value: String { json["valueName"]?.string ?? "" }
    private var kind: String { json["kind"]?.string ?? "" }

    /// How the command line has it: `[--with dir]`.
    var synopsis: String {
        let dots = json["isRepeating"]?.bool == true ? " ..." : ""
        let bare =
            kind == "positional"
            ? "\\fI\(Roff.escaped(value))\\fR" : head(naming: [json["preferredName"]].compactMap(\.self))
        return json["isOptional"]?.bool == true ? "[\(bare)\(dots)]" : bare + dots
    }

    /// All its names with the value: `-j, --jobs n`.
    var head: String { head(naming: json["names"]?.array ?? []) }

    private func head(naming names: [JSON]) -> String {
        let names = names.map { name in
            let dashes = name["kind"]?.string == "short" ? "-" : "--"
            return "\\fB\(Roff.escaped(dashes + (name["name"]?.string ?? "")))\\fR"
        }
        let value = kind == "flag" ? nil : "\\fI\(Roff.escaped(value))\\fR"
        return (names.isEmpty ? [] : [names.joined(separator: ", ")]).appending(value).joined(separator: " ")
    }

    /// What it is for, with its values and its default, but for one that depends on the machine.
    var explanation: String {
        var words = json["abstract"]?.string ?? ""
        if let values = json["allValues"]?.array, !values.isEmpty {
            words += " One of " + values.compactMap(\.string).joined(separator: ", ") + "."
        }
        if name == "jobs" { return words + " As many as there are CPUs where it is absent." }
        if let value = json["defaultValue"]?.string { words += " The default is '\(value)'." }
        return words
    }
}

extension [String] {
    fileprivate func appending(_ element: String?) -> [String] { self + (element.map { [$0] } ?? []) }
}

extension String {
    /// The parts between blank lines.
    fileprivate var paragraphs: [String] {
        var result: [[Substring]] = [[]]
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { result.append([]) } else { result[result.count - 1].append(line) }
        }
        return result.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }
}
