import KataModules
import KataTesting

extension TemporaryFolder {
    /// Takes the folder in as a submission.
    func intake() throws -> Intake { try Intake(path, followsLink: true, extensions: ["swift"]) }
}
