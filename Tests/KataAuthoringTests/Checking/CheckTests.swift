import KataDiagnostics
import KataJudging
import KataTesting
import Testing

@testable import KataAuthoring

@Suite struct CheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the finder saw may be gone, or a folder, when it is read.
    @Test func whatCannotBeReadIsToldAsThat() {
        let check = Check(environment: KataEnvironment(cache: folder.path + "/cache"), modules: nil)
        for path in [folder.path, folder.path + "/gone.yaml"] {
            #expect(check.check(path).diagnostics.map(\.code) == [.unreadableFile])
        }
    }
}
