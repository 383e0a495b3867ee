import ArgumentParser
import KataJudging

/// The isolation that a command demands of the machine.
struct IsolationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Run nothing less isolated than strong, standard or basic; auto takes what the machine has.",
            valueName: "level"))
    var isolation = "auto"

    func validate() throws { try IsolationOption.validate(isolation) }

    /// Throws where a level of that name is not to be had.
    static func validate(_ isolation: String) throws {
        guard KataEnvironment.isolationNames.contains(isolation) else {
            let names = KataEnvironment.isolationNames.joined(separator: ", ")
            throw ValidationError("'--isolation \(isolation)' is none of \(names).")
        }
    }

    /// Returns the surroundings with the demand; ends the command where the machine cannot meet it.
    func demanded(of environment: KataEnvironment) throws -> KataEnvironment {
        var environment = environment
        do throws(IsolationError) {
            try environment.demand(isolation: isolation)
        } catch {
            Output.errors.write("kata: \(error.sentence)\n")
            throw temporaryFailure
        }
        return environment
    }
}
