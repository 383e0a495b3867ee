import KataDiagnostics

/// Makes a mutant's sources out of the reference's.
struct Mutation {
    private let reference: SourceSet

    init(of reference: SourceSet) { self.reference = reference }

    /// Returns the reference's files with a mutant's changes, all of which speak of the reference as it is.
    ///
    /// - Returns: nil after reporting a change that has no place, or more than one.
    func sources(of mutant: Mutant, diagnostics: inout Diagnostics) -> SourceSet? {
        var edits: [String: [Edit]] = [:]
        var isWhole = true
        for change in mutant.changes {
            guard let edit = edit(for: change, diagnostics: &diagnostics) else {
                isWhole = false
                continue
            }
            let name = change.file.string
            if edits[name, default: []].contains(where: { $0.range.overlaps(edit.range) }) {
                let problem = MutantProblem.overlap(line: edit.line, file: name)
                diagnostics.add(problem.diagnostic(at: change.from.range))
                isWhole = false
            }
            edits[name, default: []].append(edit)
        }
        guard isWhole else { return nil }
        return SourceSet(
            files: reference.files.map { file in
                var file = file
                for edit in (edits[file.name] ?? []).sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
                {
                    file.bytes.replaceSubrange(edit.range, with: edit.bytes)
                }
                return file
            })
    }

    private struct Edit {
        var range: Range<Int>
        var bytes: [UInt8]
        var line: Int
    }

    private func edit(for change: MutantChange, diagnostics: inout Diagnostics) -> Edit? {
        let name = change.file.string
        guard let file = reference.files.first(where: { $0.name == name }) else {
            let problem = MutantProblem.unknownFile(name, names: reference.files.map(\.name))
            diagnostics.add(problem.diagnostic(at: change.file.range))
            return nil
        }
        let wanted = WantedText(change.from.bytes, isWholeLines: change.meansWholeLines)
        let lines = SourceLines(file.bytes)
        let places = wanted.places(in: lines)
        guard places.count == 1 else {
            let problem = Self.problem(wanted, places, name, lines)
            diagnostics.add(problem.diagnostic(at: change.from.range))
            return nil
        }
        return Edit(
            range: places[0].range, bytes: wanted.replacement(by: change.to, at: places[0]),
            line: places[0].line)
    }

    private static func problem(
        _ wanted: WantedText, _ places: [WantedText.Place], _ file: String, _ lines: SourceLines
    ) -> MutantProblem {
        let first = String(decoding: wanted.lines.first ?? [], as: UTF8.self)
        let isSeveral = wanted.lines.count > 1
        if places.isEmpty {
            return .notFound(
                text: first, isSeveralLines: isSeveral, file: file,
                nearest: NearestText.find(wanted, in: lines))
        }
        return .ambiguous(text: first, isSeveralLines: isSeveral, file: file, lines: places.map(\.line))
    }
}
