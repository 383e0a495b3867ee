#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Binds Swift solutions for `kata`, which runs it; people seldom do.
@main
enum Main {
    /// The statuses with which it ends.
    enum Status: Int32 {
        case done = 0
        case solutionIsWrong = 1
        /// Nothing is left that the bindings could do without.
        case nothingToRepair = 2
        case usage = 64
        case ourFault = 70
    }

    private static let help = """
        usage: kata-swift prepare --sources DIR --out DIR
               kata-swift bind --sources DIR --runtime DIR --work DIR --out DIR [--swift 5|6] [--instances LIST]
                                  [--copy FILE]
               kata-swift repair --runtime DIR --work DIR --out DIR --diagnostics FILE
               kata-swift facts --sources DIR
               kata-swift locate --runtime DIR --worker FILE --addresses LIST

        prepare  compiles the worker's runtime and remembers the compiler's commands, once for a compiler
        bind     writes the bindings of a solution and prints the jobs that build it, a JSON array a line;
                 LIST has generic types with their arguments that are bound too: 'Box<Int>;Stack<String>';
                 with --copy those of a copy that does what the file wishes for
        repair   leaves out the members whose bindings the compiler refused, and prints the jobs again
        facts    prints what the types of a solution hold, make, call and ask, as 'bind' writes it to facts.json
        locate   prints where in the sources addresses of a worker are, a JSON object a line

        exit: 0 done, 1 the solution is wrong, 2 nothing is left to repair, 64 usage, 70 kata is wrong
        """

    static func main() {
        LargeStack.run { run(CommandLine.arguments.dropFirst()).rawValue }
    }

    private static func run(_ words: ArraySlice<String>) -> Status {
        do {
            switch words.first {
            case "prepare": return try prepare(words.dropFirst())
            case "bind": return try bind(words.dropFirst())
            case "repair": return try repair(words.dropFirst())
            case "facts": return try facts(words.dropFirst())
            case "locate": return try locate(words.dropFirst())
            case "--help", "-h", "help":
                print(help)
                return .done
            default:
                Files.complain(help)
                return .usage
            }
        } catch {
            Files.complain("kata-swift: \(message(error))")
            return error is Arguments.UsageError ? .usage : .ourFault
        }
    }

    private static func prepare(_ words: ArraySlice<String>) throws -> Status {
        let arguments = try Arguments(words, known: ["--sources", "--out"])
        try Preparation(sources: arguments.folder("--sources"), out: arguments.folder("--out")).run()
        return .done
    }

    private static func bind(_ words: ArraySlice<String>) throws -> Status {
        let known: Set = [
            "--sources", "--runtime", "--work", "--out", "--swift", "--copy", "--instances",
        ]
        let arguments = try Arguments(words, known: known)
        let places = Binding.Places(
            sources: try arguments.folder("--sources"), runtime: try arguments.folder("--runtime"),
            work: try arguments.folder("--work"), out: try arguments.folder("--out"),
            language: arguments.optional("--swift").flatMap { $0.isEmpty ? nil : $0 } ?? "5",
            wishes: arguments.optional("--copy"), instances: arguments.optional("--instances") ?? "")
        let state = Repairs.State(
            sources: places.sources, language: places.language, wishes: places.wishes ?? "",
            instances: places.instances, repairs: Repairs())
        try Files.write(state.text, to: "\(places.work)/\(Repairs.file)")
        return report(try Binding(places: places).run())
    }

    private static func facts(_ words: ArraySlice<String>) throws -> Status {
        let sources = try Arguments(words, known: ["--sources"]).folder("--sources")
        print(FactsWriter.write(try SourceFolder(sources).solution, below: sources), terminator: "")
        return .done
    }

    private static func repair(_ words: ArraySlice<String>) throws -> Status {
        let arguments = try Arguments(words, known: ["--runtime", "--work", "--out", "--diagnostics"])
        let work = try arguments.folder("--work")
        let path = Binding.bindings(in: work)
        var state = Repairs.State(text: try Files.read("\(work)/\(Repairs.file)"))
        let places = Binding.Places(
            sources: state.sources, runtime: try arguments.folder("--runtime"), work: work,
            out: try arguments.folder("--out"), language: state.language,
            wishes: state.wishes.isEmpty ? nil : state.wishes, instances: state.instances)
        let verdict = Repair.judge(
            try Files.read(try arguments.required("--diagnostics")), bindings: path,
            text: try Files.read(path),
            after: state.repairs,
            copy: try copy(places, state.repairs)?.names)
        switch verdict {
        case .solution: return .solutionIsWrong
        case .exhausted: return .nothingToRepair
        case .again(let repairs):
            state.repairs = repairs
            try Files.write(state.text, to: "\(work)/\(Repairs.file)")
            return report(try Binding(places: places).run(repairs))
        }
    }

    private static func copy(_ places: Binding.Places, _ repairs: Repairs) throws -> SolutionCopy? {
        guard let path = places.wishes else { return nil }
        return SolutionCopy(
            try SourceFolder(places.sources).solution, wishes: Wishes(text: try Files.read(path)),
            places: places, repairs: repairs)
    }

    private static func locate(_ words: ArraySlice<String>) throws -> Status {
        let arguments = try Arguments(words, known: ["--runtime", "--worker", "--addresses"])
        let location = Location(
            worker: try arguments.required("--worker"), runtime: try arguments.folder("--runtime"))
        let addresses = try arguments.required("--addresses").split(separator: ",").map(String.init)
        print(location.lines(of: addresses), terminator: "")
        return .done
    }

    private static func report(_ outcome: Binding.Outcome) -> Status {
        switch outcome {
        case .jobs(let jobs):
            for job in jobs { print(JSONText.list(job)) }
            return .done
        case .topLevelStatements(let topLevelStatements):
            for stray in topLevelStatements {
                Files.complain(
                    "\(stray.path):\(stray.line):\(stray.column): error: a solution only declares; "
                        + "kata runs the commands; move this into a function or into 'Try.swift'")
            }
            return .solutionIsWrong
        case .sections(let places):
            for place in places {
                Files.complain(
                    "\(place): error: a solution cannot choose a section of the program; "
                        + "let this lie where the compiler puts it")
            }
            return .solutionIsWrong
        case .excessiveDepth(let place):
            Files.complain(
                "\(place): error: this is nested more than \(SourceFile.maximumDepth) deep; "
                    + "give its parts names of their own")
            return .solutionIsWrong
        case .hugeAlias(let alias):
            Files.complain(
                "\(alias.place): error: '\(alias.name)' stands for a type of more than \(AliasSizes.limit) names; "
                    + "let each alias name fewer others")
            return .solutionIsWrong
        case .duplicateFileNames(let paths):
            for path in paths {
                Files.complain("\(path):1:1: error: another file has this name too; rename one of them")
            }
            return .solutionIsWrong
        case .otherInCopies(let paths):
            for path in paths {
                Files.complain(
                    "\(path):1:1: error: '#column' and names that begin with '__kata' mean something else in copies"
                )
            }
            return .solutionIsWrong
        }
    }

    private static func message(_ error: any Error) -> String {
        switch error {
        case Arguments.UsageError.unknownOption(let option): "unknown option '\(option)'; see --help"
        case Arguments.UsageError.missingValue(let option): "'\(option)' wants a value"
        case Arguments.UsageError.missingOption(let option): "'\(option)' is missing; see --help"
        case let failure as FileError: "cannot \(failure.verb) '\(failure.path)': \(failure.reason)"
        case ProgramError.notStarted(let program, let reason): "cannot start '\(program)': \(reason)"
        case ProgramError.failed(let command, let output):
            "'\(command.joined(separator: " "))' failed:\n\(output)"
        case PreparationError.unknownJobs(let jobs):
            "the compiler's jobs are not as expected:\n\(jobs.joined(separator: "\n"))"
        default: "\(error)"
        }
    }
}
