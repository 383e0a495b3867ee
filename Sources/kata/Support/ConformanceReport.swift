import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataSystem
import KataText

/// Holds languages against the conformance suite, and says of each case what came of it.
struct ConformanceReport {
    let shared: SharedOptions
    /// The folder of the suite; nil for the one that came with kata.
    let suite: String?

    /// Prints what came of each case in languages.
    func print(of languages: [String]) throws {
        let environment = shared.environment
        let registry = environment.registry(forKatasIn: ".")
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        guard let folder = suite ?? environment.installation.map({ "\($0)/Tests/Languages" }),
            case let names = ConformanceCase.names(in: folder), !names.isEmpty
        else {
            Output.errors.write(
                "kata: there is no conformance suite; '--suite DIR' names the folder Tests/Languages of kata's sources\n"
            )
            try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
            return
        }
        var codes: [KataResults.ExitCode] = []
        for id in languages {
            do throws(RegistryError) {
                codes.append(print(try registry.language(id), names, folder, modules))
            } catch {
                let failure = BuildError.registry(error)
                say(.failed(failure.text), of: id)
                codes.append(failure.exitCode)
            }
        }
        try KataResults.ExitCode.combined(codes).throwUnlessSuccess()
    }

    private func print(
        _ language: LanguagePlugin, _ names: [String], _ folder: String, _ modules: ModuleStore
    ) -> KataResults.ExitCode {
        let id = language.manifest.id
        var (passed, notApplicable) = (0, 0)
        let ownTest = selfTest(of: language, modules)
        say(ownTest, of: "self-test")
        for name in names {
            let item = ConformanceCase(
                name: name, language: id, suite: folder, plugin: language.found.folder)
            let outcome: ConformanceOutcome
            do throws(BuildError) {
                outcome = try modules.outcome(of: item, in: language)
            } catch {
                outcome = .failed(error.text)
            }
            if case .passed = outcome { passed += 1 }
            if case .notApplicable = outcome { notApplicable += 1 }
            say(outcome, of: name)
        }
        let reader = ReaderLanguage(locale: ProcessEnvironment.locale)
        let rest =
            notApplicable == 0
            ? "" : reader(", \(notApplicable) not applicable", "，\(notApplicable) 个不适用")
        let counts = reader("\(passed) of \(names.count) cases", "\(names.count) 个用例中通过 \(passed) 个")
        Output.standard.write("\(id)  \(counts)\(rest)\n")
        guard case .passed = ownTest, passed + notApplicable == names.count else { return .invalidFile }
        return .allPassed
    }

    private func selfTest(of language: LanguagePlugin, _ modules: ModuleStore) -> ConformanceOutcome {
        do throws(BuildError) {
            switch try modules.selfTest(of: language) {
            case .passed: return .passed
            case .absent: return .missing(folder: "\(language.found.folder)/self-test")
            case .failed(let words): return .failed(words)
            }
        } catch {
            return .failed(error.text)
        }
    }

    private func say(_ outcome: ConformanceOutcome, of name: String) {
        let style = shared.style()
        let reader = ReaderLanguage(locale: ProcessEnvironment.locale)
        let line =
            switch outcome {
            case .passed: "\(style(.good, "✓")) \(name.visible)"
            case .notApplicable(let english, let chinese):
                "\(style(.faint, "–")) \(name.visible)  \(reader(english, chinese).visible)"
            case .missing(let folder):
                "\(style(.bad, "✗")) \(name.visible)  nothing is written for it: \(folder.visible)"
            case .failed(let words): "\(style(.bad, "✗")) \(name.visible)  \(words.visibleText)"
            }
        Output.standard.write(line + "\n")
    }
}
