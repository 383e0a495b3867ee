import Foundation

/// What a machine has to have for its tests: elsewhere what is missing is left out, there it is a failure.
public enum Requirement {
    /// The words of `KATA_TESTS_REQUIRE`, a list with commas; CONTRIBUTING.md says what they mean.
    public static let names = (ProcessInfo.processInfo.environment["KATA_TESTS_REQUIRE"] ?? "")
        .split(separator: ",").map(String.init)

    /// Tells whether the want of something is a failure.
    public static func demands(_ name: String) -> Bool { names.contains(name) }
}
