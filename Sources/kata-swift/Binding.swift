/// Binds a solution: reads its sources, writes what the worker needs, and says how to compile both.
struct Binding {
    /// Where everything is, and how the solution is to be compiled.
    struct Places {
        var sources: String
        var runtime: String
        var work: String
        var out: String
        var language = "5"
        /// The file that says what a copy is to do; nil where the solution itself is compiled.
        var wishes: String?
        /// Generic types with their arguments that are bound too, with semicolons between them.
        var instances = ""
    }

    /// What is to be run, or what is wrong with the sources before the compiler sees them.
    enum Outcome {
        case jobs([[String]])
        case topLevelStatements([StrayStatement])
        /// Where a solution chooses a section of the program, as compilers write places.
        case sections([String])
        /// Where code is nested deeper than can be read, as compilers write places.
        case excessiveDepth(String)
        /// An alias that stands for more names than a solution can need.
        case hugeAlias(AliasSizes.Excess)
        /// The paths of files that share a name, by which the compiler tells private declarations apart.
        case duplicateFileNames([String])
        /// The paths of files that would mean something else in copies.
        case otherInCopies([String])
    }

    let places: Places

    /// The generated file, which repair reads too.
    static func bindings(in work: String) -> String { "\(work)/KataBindings.swift" }

    /// Does all of it; members that the compiler refused before are left out.
    func run(_ repairs: Repairs = Repairs()) throws -> Outcome {
        let folder = try SourceFolder(places.sources)
        let files = folder.solution
        if let refusal = Self.refusal(of: files) { return refusal }
        var reader = SourceReader()
        for file in files { reader.read(file) }
        var declarations = reader.declarations
        // What a broken file declares is a guess; the compiler will say what is wrong with it.
        if declarations.hasSyntaxErrors {
            declarations.types = []
            declarations.extensions = []
        } else if !declarations.topLevelStatements.isEmpty {
            return .topLevelStatements(declarations.topLevelStatements)
        }
        let instances = places.instances.split(separator: ";").map(String.init)
        declarations.addLibraries(wanted: instances)
        declarations.instances = instances.filter { LibraryType.all[$0] == nil }
        let solution = Solution(declarations)
        solution.apply(repairs)
        let wishes = try places.wishes.map { Wishes(text: try Files.read($0)) }
        if wishes?.standsIn ?? false {
            let others = files.filter(\.differsInCopies)
            guard others.isEmpty else { return .otherInCopies(others.map(\.path)) }
        }
        let copy = wishes.map { SolutionCopy(files, wishes: $0, places: places, repairs: repairs) }
        try write(solution, declarations, folder, copy)
        let toolchain = Toolchain(
            text: try Files.read("\(places.runtime)/\(Toolchain.file)"), runtime: places.runtime)
        let jobs = Jobs(
            toolchain: toolchain, runtime: places.runtime, work: places.work, out: places.out,
            language: places.language)
        return .jobs(
            jobs.commands(
                sources: (try copy?.write() ?? files.map(\.path)) + [Self.bindings(in: places.work)],
                modules: Set(declarations.imports.map(\.module)),
                needsConcurrency: solution.needsConcurrency))
    }

    /// What is wrong with the files before anything is read of them; nil for nothing.
    private static func refusal(of files: [SourceFile]) -> Outcome? {
        let duplicateFileNames = duplicateFileNames(files.map(\.path))
        guard duplicateFileNames.isEmpty else { return .duplicateFileNames(duplicateFileNames) }
        if let place = files.lazy.compactMap(\.excessiveDepth).first { return .excessiveDepth(place) }
        let sections = files.flatMap(\.sections)
        guard sections.isEmpty else { return .sections(sections) }
        return AliasSizes.excess(in: files).map(Outcome.hugeAlias)
    }

    /// Writes the bindings, what scripts may know of the types, and the facts; those of a copy would be the copy's own.
    private func write(
        _ solution: Solution, _ declarations: Declarations, _ folder: SourceFolder, _ copy: SolutionCopy?
    ) throws {
        let bindsNSLog =
            declarations.callsNSLog && declarations.imports.contains { $0.module == "Foundation" }
        try Files.write(
            BindingWriter.write(solution, bindsNSLog: bindsNSLog) + (copy?.declarations ?? ""),
            to: Self.bindings(in: places.work))
        let isStateless = folder.solution.allSatisfy { Statelessness.holds(for: $0.tree) }
        try Files.write(
            TypesWriter.write(
                solution, aliases: declarations.aliases,
                hidden: folder.reasons.merging(declarations.hidden.map { ($0, Reason.hidden.text) }) {
                    $1
                },
                stateless: isStateless, below: places.sources),
            to: "\(places.out)/types.json")
        guard !declarations.hasSyntaxErrors, copy == nil else { return }
        try Files.write(
            FactsWriter.write(folder.solution, below: places.sources), to: "\(places.out)/facts.json")
    }

    private static func duplicateFileNames(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { !seen.insert(Files.name($0)).inserted }
    }
}
