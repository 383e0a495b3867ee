/// A copy of a solution that does more than the solution: what `kata` wishes for, as far as the compiler takes it.
///
/// Bindings and types stay those of the solution; only the sources that are compiled are others.
struct SolutionCopy {
    private let files: [SourceFile]
    private let places: Binding.Places
    private let wishes: Wishes
    private let insertions: Insertions
    /// Why wishes are not fulfilled, by their names.
    private let refused: [String: String]
    private let mutants: [PlannedMutant]

    /// The file beside the worker that tells ``refused``.
    static let reportFile = "copy.json"

    /// Makes the copy of parsed sources; what the compiler refused before is left out.
    init(_ files: [SourceFile], wishes: Wishes, places: Binding.Places, repairs: Repairs) {
        self.files = files
        self.places = places
        self.wishes = wishes
        let stubs = files.first.map {
            StubWriter(files, first: $0, below: places.sources).write(wishes.emptied)
        }
        let further = files.first.map {
            FurtherWriter(files, first: $0, below: places.sources).write(wishes.opened)
        }
        var all = stubs?.insertions ?? Insertions()
        if let further { all.add(further.insertions) }
        if wishes.tellsCalls { all.add(ProbeWriter.probes(in: files)) }
        let mutants =
            wishes.mutated.isEmpty ? nil : MutantWriter(files, in: wishes.mutated, below: places.sources)
        self.mutants = mutants?.mutants ?? []
        if let mutants { all.add(mutants.insertions) }
        let dropped = repairs.dropped.filter { all.names.contains($0.key) }
        insertions = all.without(Set(dropped.keys))
        let reasons = (stubs?.reasons ?? [:]).merging(further?.reasons ?? [:]) { first, _ in first }
        refused = reasons.merging(
            dropped.filter { !ProbeWriter.wrote($0.key) }.mapValues { "compiler: \($0)" }
        ) { $1 }
    }

    /// What the generated file declares for the text that is put in.
    var declarations: String {
        (wishes.emptied.isEmpty && wishes.opened.isEmpty ? "" : NeutralValue.function)
            + (wishes.emptied.isEmpty ? "" : StubWriter.function)
            + (wishes.opened.isEmpty ? "" : FurtherWriter.declarations)
            + (wishes.tellsCalls ? ProbeWriter.functions : "")
            + (wishes.mutated.isEmpty ? "" : MutantWriter.functions)
    }

    /// Writes the copies of the sources and the report; returns the copies' paths.
    func write() throws(FileError) -> [String] {
        let list = refused.sorted { $0.key < $1.key }.map { name, reason in
            "{\"wish\":\(JSONText.string(name)),\"reason\":\(JSONText.string(reason))}"
        }
        let planned = mutants.map { $0.json(below: places.sources) }
        try Files.write(
            "{\"copy\":1,\"refused\":[\(list.joined(separator: ","))],"
                + "\"mutants\":[\(planned.joined(separator: ","))]}\n",
            to: "\(places.out)/\(Self.reportFile)")
        try Files.write(
            insertions.shifts(in: files, below: places.sources).map(\.text).joined(),
            to: "\(places.out)/\(ColumnShift.file)")
        return try insertions.writeCopies(of: files, in: places)
    }

    /// The names of the pieces on a line of a copy.
    func names(_ path: String, _ line: Int, _ column: Int) -> Set<String> {
        insertions.names(at: line, column, ofCopy: path, in: places, of: files)
    }
}
