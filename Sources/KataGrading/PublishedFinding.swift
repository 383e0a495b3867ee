import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataScript
import KataTranscript

// A finding as a result keeps it: what is the same in every run.
extension Finding {
    /// How many calls of a crash are kept, the innermost ones.
    private static let keptFrames = 16

    /// Makes the finding of a submission that does not build.
    init(
        _ failure: BuildError, in kata: Kata, _ sources: SubmissionSources
    ) throws(GradeObstacleError) {
        guard case .solution(let build) = failure else {
            throw GradeObstacleError(sentence: Finding(failure, in: kata).machineReason)
        }
        let report = BuildReport(diagnostics: build.diagnostics, limit: build.limit)
        self = Finding.build(report).published(sources.withOwnPaths)
    }

    /// Why the machine could not do it.
    private var machineReason: String {
        switch self {
        case .machine(let reason), .told(let reason, verdict: .error, _, _): reason
        default: "a plugin cannot be used any more"
        }
    }

    /// The finding without what is not the same in every run: of last words only the error's line stays.
    var publishable: Finding {
        switch self {
        case .crash(var crash, let place):
            crash.lastWords =
                crash.lastWords.split(separator: "\n").first { $0.contains("Fatal error:") }.map(String.init)
                ?? ""
            let frames = crash.didOverflow ? crash.frames.recursion : crash.frames
            crash.frames = Array(frames.prefix(Finding.keptFrames))
            return .crash(crash, place: place)
        case .error(var error):
            let frames = error.origin.frames
            // One that repeats is a recursion, and in some languages its end is an error that is thrown.
            let isRecursion = frames.dropFirst().contains { $0.function == frames.first?.function }
            error.origin = ErrorOrigin(
                frames: Array((isRecursion ? frames.recursion : frames).prefix(Finding.keptFrames)))
            return .error(error)
        default: return self
        }
    }

    /// The finding without where in the solution an error was thrown.
    var withoutOrigin: Finding {
        guard case .error(var error) = self else { return self }
        error.origin = ErrorOrigin()
        return .error(error)
    }
}

extension [SourceFrame] {
    /// The calls of a recursion, each once: at which of them the stack was full is another one in each run.
    fileprivate var recursion: [SourceFrame] {
        let calls = count > 1 ? dropFirst() : self[...]
        return calls.reduce(into: [SourceFrame]()) { distinct, call in
            if !distinct.contains(call) { distinct.append(call) }
        }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }
}
