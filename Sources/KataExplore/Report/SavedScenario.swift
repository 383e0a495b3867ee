import KataDiagnostics
import KataScript
import KataSystem
import KataText
import KataYAML

/// Keeps a sequence as a scenario of a kata file.
public struct SavedScenario {
    private let world: World
    private let written: WrittenSequence

    /// Takes what was found; nil where nothing was.
    public init?(_ exploration: Exploration, by explorer: Explorer) {
        guard let found = exploration.found, !found.moves.isEmpty else { return nil }
        world = explorer.world
        written = WrittenSequence(found, in: explorer.world)
    }

    /// Appends the scenario to a kata file, which is made where there is none.
    ///
    /// - Throws: What kept the file from being written, or made it one that no scenario can be appended to.
    public func append(to path: String) throws(SavingError) {
        let old = Files.contents(path).map { String(decoding: $0, as: UTF8.self) }
        if old == nil, Files.facts(path) != nil { throw .unreadable }
        let text = try old.map { text throws(SavingError) in try appended(to: text, path) } ?? whole
        do { try Files.write(Array(text.utf8), to: path) } catch { throw .unwritable("\(error)") }
    }

    /// Returns a file's text with the scenario behind the others.
    private func appended(to text: String, _ path: String) throws(SavingError) -> String {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        guard let kata = KataReader.read(file, id: "kata", diagnostics: &diagnostics),
            let keys = Self.lines(of: text).firstIndex(where: { $0.hasPrefix("scenarios:") })
        else { throw .noScenarios }
        var lines = Self.lines(of: text)
        // The list ends where the next key of the kata begins.
        let end =
            lines.indices.dropFirst(keys + 1).first { index in
                lines[index].first.map { !$0.isWhitespace && $0 != "#" && $0 != "-" } ?? false
            } ?? lines.count
        let sibling = lines[(keys + 1)..<end].first { $0.drop { $0 == " " }.hasPrefix("- ") }
        let indentation = sibling.map { $0.prefix { $0 == " " }.count } ?? 2
        var place = end
        while place > keys + 1, lines[place - 1].allSatisfy(\.isWhitespace) { place -= 1 }
        let names = kata.scenarios.flatMap { $0.title.variants.map(\.text) }
        lines.insert(contentsOf: [""] + item(names, indentation), at: place)
        return lines.joined(separator: "\n") + (text.hasSuffix("\n") || end == lines.count ? "\n" : "")
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A kata file of its own, with what the kata itself has.
    private var whole: String {
        let kata = world.kata
        let id = kata.id
        var text = "kata: 1\ntitle: {en: \"\(id): found by exploring\", zh: \"\(id)：探索所得\"}\n"
        text += "module: \(kata.module.text)\n"
        for key in ["undo", "limits", "settle", "log", "objects", "setup"] {
            text += kata.topLevel(key) ?? ""
        }
        return text + "scenarios:\n" + item([], 2).joined(separator: "\n") + "\n"
    }

    /// The scenario as an item of `scenarios`.
    private func item(_ taken: [String], _ indentation: Int) -> [String] {
        let blanks = String(repeating: " ", count: indentation)
        let number = number(avoiding: taken)
        var lines = ["\(blanks)- name: {en: found by exploring \(number), zh: 探索所得 \(number)}"]
        if world.needsReplay { lines.append("\(blanks)  undo: replay") }
        lines.append("\(blanks)  commands: |")
        lines += written.script.map { "\(blanks)    \($0)" }
        if written.isSilent { lines.append("\(blanks)  expect: []") }
        return lines
    }

    private func number(avoiding taken: [String]) -> Int {
        var number = 1
        while taken.contains("found by exploring \(number)") || taken.contains("探索所得 \(number)") {
            number += 1
        }
        return number
    }

    /// The English name that the scenario gets where some are taken.
    public func name(avoiding taken: [String]) -> String { "found by exploring \(number(avoiding: taken))" }

    /// The lines of the scenario as they stand in a file.
    public func yaml(avoiding names: [String] = []) -> [String] { item(names, 2) }
}

/// Why a scenario was not kept.
public enum SavingError: Error {
    /// The file is there and cannot be read.
    case unreadable
    /// The file has no list of scenarios to append to.
    case noScenarios
    /// The file cannot be written, with the system's words.
    case unwritable(String)
}

extension World {
    /// Tells whether the sequence's scenario has to say how commands are undone: the kata says it of some alone.
    fileprivate var needsReplay: Bool {
        if case .rules(let rules) = kata.shared.undo { undoes && rules.isEmpty } else { false }
    }
}

extension Kata {
    /// Returns the lines of a key at the top of the file; nil where it is absent.
    fileprivate func topLevel(_ key: String) -> String? {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return nil }
        let rest = lines[(first + 1)...].prefix { line in
            line.isEmpty || line.first == " " || line.first == "#"
        }
        return ([lines[first]] + rest).joined(separator: "\n") + "\n"
    }
}
