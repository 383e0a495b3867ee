public import KataDiagnostics
import KataText
public import KataYAML

/// Reads a kata file into its syntax tree; whatever the format does not name is reported.
public struct KataReader {
    /// Returns the kata that the file holds, with all independent errors reported.
    ///
    /// - Parameter id: the file's name without `.yaml`.
    /// - Returns: nil if there is no tree to speak of; a kata of a file with errors serves further checks only.
    public static func read(
        _ file: SourceFile, id: String, diagnostics: inout Diagnostics
    ) -> Kata? {
        let before = diagnostics.found.count
        guard let root = YAMLReader.root(of: file, diagnostics: &diagnostics), !root.isAbsent else {
            if diagnostics.found.count == before {
                diagnostics.add(FileProblem.emptyFile.diagnostic(at: SourceRange(0, 0)))
            }
            return nil
        }
        return read(root, id: id, diagnostics: &diagnostics)
    }

    /// Returns the kata that the root of a document holds, with all independent errors reported.
    public static func read(
        _ root: YAMLNode, id: String, diagnostics: inout Diagnostics
    ) -> Kata? {
        guard FormatCheck.isReadable(root, diagnostics: &diagnostics),
            let map = MapReader(root, KataTables.kata, reported: ["kata"], diagnostics: &diagnostics)
        else { return nil }
        let place = map.range(ofKey: "kata") ?? map.place
        if !isIdentifier(id) { diagnostics.add(FileProblem.badFileName(id: id).diagnostic(at: place)) }

        let title = map["title"].flatMap { TextReader.localized($0, "'title'", diagnostics: &diagnostics) }
        let module = map.identifier("module", diagnostics: &diagnostics)
        let reader = ScenarioReader(map, id: id, diagnostics: &diagnostics)
        let scenarios = reader.scenarios(diagnostics: &diagnostics)
        var kata = Kata(
            id: id, file: root.file, title: title ?? LocalizedText(id),
            module: module.map { Name($0.string, range: $0.range) } ?? Name(id, range: place),
            scenarios: scenarios.read)
        kata.structure = structure(of: map, &diagnostics)
        kata.points = scenarios.points + kata.structure.points
        kata.shared = reader.shared
        kata.story = map["story"].flatMap { TextReader.localized($0, "'story'", diagnostics: &diagnostics) }
        kata.pattern = map.choice("pattern", diagnostics: &diagnostics)
        kata.difficulty = map.integer("difficulty", diagnostics: &diagnostics)
        kata.tags = map.strings("tags", diagnostics: &diagnostics)
        kata.links = map.strings("see", diagnostics: &diagnostics)
        kata.wants = ScenarioReader.wants(of: map, diagnostics: &diagnostics)
        kata.hints = HintReader(map, id: id).hints(
            of: map.items("hints", diagnostics: &diagnostics), diagnostics: &diagnostics)
        kata.gloss = Gloss(
            map.entries("gloss", diagnostics: &diagnostics).compactMap { key, value in
                value.readText(key.string, diagnostics: &diagnostics).map { (key.string, $0.string) }
            })
        kata.setup = map["setup"].flatMap { ScriptReader.block($0, key: "setup", diagnostics: &diagnostics) }
        kata.explore =
            map["explore"].map { ExploreReader.rules($0, diagnostics: &diagnostics) } ?? kata.explore
        UseCheck(kata).report(diagnostics: &diagnostics)
        return kata
    }

    private static func structure(of map: MapReader, _ diagnostics: inout Diagnostics) -> StructureDemand {
        var demand = StructureDemand()
        guard let node = map["structure"] else { return demand }
        if node.isScalar {
            let word = node.readChoice("'structure'", of: ["required"], diagnostics: &diagnostics)
            demand.isRequired = word != nil
        } else if let inner = MapReader(node, KataTables.structure, diagnostics: &diagnostics) {
            demand.isRequired = inner.truth("required", diagnostics: &diagnostics) ?? false
            demand.points = inner.integer("points", diagnostics: &diagnostics) ?? 0
        }
        return demand
    }
}

/// Checks that a file says it is a kata of the format that this reader knows.
enum FormatCheck {
    /// Tells whether it is worth reading on.
    static func isReadable(_ root: YAMLNode, diagnostics: inout Diagnostics) -> Bool {
        let entries = root.entries
        guard root.kind == .mapping else { return true }
        guard let first = entries.first else {
            // Where entries were refused, all that can be said was said.
            if !diagnostics.hasErrors {
                diagnostics.add(FileProblem.missingFormat.diagnostic(at: root.range))
            }
            return false
        }
        guard let format = entries.first(where: { $0.key.holds("kata") }) else {
            let place = first.key.range
            diagnostics.add(
                FileProblem.missingFormat.diagnostic(
                    at: place,
                    fix: FixIt(
                        "begin with 'kata: 1'", replacing: SourceRange(place.start, place.start),
                        with: "kata: 1\n")))
            return entries.contains { entry in
                ["title", "commands", "scenarios"].contains { entry.key.holds($0) }
            }
        }
        if !first.key.holds("kata") {
            diagnostics.add(
                FileProblem.formatNotFirst(first: first.key.string).diagnostic(at: format.key.range))
        }
        guard format.value.kind != .refused else { return false }
        guard !format.value.holds("1") || format.value.kind != .scalar(.plain) else { return true }
        let number = format.value.isScalar ? Int(format.value.string) : nil
        let text = format.value.isScalar ? format.value.string : ""
        let problem = FileProblem.unknownFormat(text: text, isNewer: number.map { $0 > 1 })
        diagnostics.add(problem.diagnostic(at: text.isEmpty ? format.key.range : format.value.range))
        return false
    }
}
