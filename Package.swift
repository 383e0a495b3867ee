// swift-tools-version: 6.2
import PackageDescription

/// Settings that every Swift target of the package shares.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Makes a library target of kata; `uses` is all that it may import.
func library(_ name: String, uses: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: uses, swiftSettings: strict)
}

/// Makes the test target of a library, with the helpers that all tests share.
func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "KataTesting"] + uses,
        swiftSettings: strict)
}

let package = Package(
    name: "kata",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "kata", targets: ["kata"]),
        .executable(name: "kata-swift", targets: ["kata-swift"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CDigest", cSettings: [.unsafeFlags(["-O2", "-Wall", "-Wextra", "-Werror"])]),
        .target(name: "CSandbox", cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),

        library("KataDiagnostics"),
        library("KataYAML", uses: ["CLibYAML", "KataDiagnostics"]),
        library("KataScript", uses: ["KataYAML", "KataDiagnostics"]),
        library("KataTranscript", uses: ["KataDiagnostics"]),
        library("KataWorkers", uses: ["CSandbox", "KataTranscript"]),
        library(
            "KataModules",
            uses: ["CDigest", "KataYAML", "KataWorkers", "KataTranscript", "KataDiagnostics"]),
        library(
            "KataInterpreter",
            uses: ["KataScript", "KataTranscript", "KataDiagnostics"]),
        library("KataDiff", uses: ["KataScript", "KataTranscript", "KataDiagnostics"]),
        library("KataReport", uses: ["KataDiff", "KataTranscript", "KataDiagnostics"]),
        library(
            "KataRunner",
            uses: [
                "KataYAML", "KataScript", "KataTranscript", "KataWorkers",
                "KataModules", "KataInterpreter", "KataDiff", "KataReport", "KataDiagnostics",
            ]),
        .executableTarget(
            name: "kata",
            dependencies: [
                "KataRunner", "KataReport", "KataModules", "KataScript", "KataDiagnostics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "kata-swift",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict),

        .target(
            name: "KataTesting",
            dependencies: ["KataDiagnostics", "KataTranscript"],
            path: "Tests/Support/KataTesting",
            swiftSettings: strict),
        .executableTarget(name: "FakeWorker", path: "Tests/Support/FakeWorker"),
        .executableTarget(
            name: "BenchDiff",
            dependencies: ["KataDiff", "KataScript", "KataTranscript", "KataDiagnostics"],
            path: "Benchmarks/diff",
            exclude: ["README.md"],
            swiftSettings: strict),
        .executableTarget(
            name: "BenchYAML",
            dependencies: ["KataYAML", "KataDiagnostics"],
            path: "Benchmarks/yaml/kata",
            swiftSettings: strict),
        tests(of: "KataDiagnostics"),
        tests(of: "KataYAML", uses: ["KataDiagnostics"]),
        tests(of: "KataScript", uses: ["KataDiagnostics"]),
        tests(of: "KataTranscript", uses: ["KataDiagnostics"]),
        tests(of: "KataInterpreter", uses: ["KataScript", "KataTranscript", "KataDiagnostics"]),
        tests(of: "KataWorkers", uses: ["KataTranscript", "FakeWorker"]),
        tests(
            of: "KataDiff",
            uses: ["KataReport", "KataScript", "KataTranscript", "KataDiagnostics"]),
        tests(of: "KataModules", uses: ["KataWorkers", "KataTranscript", "KataDiagnostics"]),
        tests(of: "KataReport", uses: ["KataDiff", "KataTranscript", "KataDiagnostics"]),
        tests(
            of: "KataRunner",
            uses: [
                "KataYAML", "KataModules", "KataReport", "KataScript", "KataInterpreter", "KataWorkers",
                "KataTranscript", "KataDiagnostics",
            ]),
        .testTarget(
            name: "BridgeTests",
            dependencies: ["kata-swift", "KataModules", "KataWorkers", "KataTranscript"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["kata", "kata-swift", "KataWorkers"],
            swiftSettings: strict),
    ]
)
