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

        library("KataSystem", uses: ["CDigest", "CSandbox"]),
        library("KataServing", uses: ["KataSystem"]),
        library("KataText"),
        library("KataDiagnostics", uses: ["KataText"]),
        library("KataYAML", uses: ["CLibYAML", "KataDiagnostics", "KataText"]),
        library("KataScript", uses: ["KataYAML", "KataDiagnostics", "KataText"]),
        library("KataTranscript", uses: ["KataDiagnostics", "KataText"]),
        library("KataWorkers", uses: ["CSandbox", "KataSystem", "KataTranscript"]),
        library(
            "KataModules",
            uses: [
                "KataYAML", "KataWorkers", "KataStructure", "KataTranscript", "KataDiagnostics",
                "KataText", "KataSystem",
            ]),
        library(
            "KataInterpreter",
            uses: ["KataScript", "KataTranscript", "KataDiagnostics", "KataText"]),
        library("KataDiff", uses: ["KataScript", "KataTranscript", "KataDiagnostics", "KataText"]),
        library("KataStructure", uses: ["KataTranscript", "KataDiagnostics"]),
        library("KataDiagrams", uses: ["KataTranscript", "KataText"]),
        library(
            "KataResults",
            uses: [
                "KataDiagrams", "KataDiff", "KataStructure", "KataTranscript", "KataDiagnostics", "KataText",
            ]),
        .target(
            name: "KataFormats",
            dependencies: [
                "KataResults", "KataDiagrams", "KataDiff", "KataStructure", "KataTranscript",
                "KataDiagnostics",
                "KataText", "KataSystem",
            ],
            resources: [.embedInCode("Page/page.css")]
                + ["words", "states", "parts", "panels", "objects", "views", "events"].map {
                    .embedInCode("Page/Script/\($0).js")
                },
            swiftSettings: strict),
        library(
            "KataJudging",
            uses: [
                "KataScript", "KataTranscript", "KataWorkers", "KataModules", "KataInterpreter", "KataDiff",
                "KataStructure", "KataDiagrams", "KataResults", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        library(
            "KataAuthoring",
            uses: [
                "KataJudging", "KataYAML", "KataScript", "KataTranscript", "KataWorkers", "KataModules",
                "KataInterpreter", "KataDiff", "KataStructure", "KataFormats", "KataResults",
                "KataDiagnostics", "KataText",
                "KataSystem",
            ]),
        library(
            "KataLearning",
            uses: [
                "KataJudging", "KataDiagrams", "KataYAML", "KataScript", "KataTranscript", "KataWorkers",
                "KataModules",
                "KataInterpreter",
                "KataFormats", "KataResults", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        library(
            "KataExplore",
            uses: [
                "KataAuthoring", "KataYAML", "KataScript", "KataTranscript", "KataWorkers",
                "KataModules",
                "KataInterpreter", "KataResults", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        library(
            "KataMutation",
            uses: [
                "KataExplore", "KataAuthoring", "KataFormats", "KataJudging", "KataModules", "KataResults",
                "KataScript", "KataTranscript", "KataWorkers", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        library(
            "KataGrading",
            uses: [
                "KataExplore", "KataJudging", "KataStructure", "KataYAML", "KataScript", "KataTranscript",
                "KataWorkers",
                "KataModules", "KataInterpreter", "KataResults", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        .executableTarget(
            name: "kata",
            dependencies: [
                "KataJudging", "KataAuthoring", "KataLearning", "KataExplore", "KataMutation", "KataGrading",
                "KataDiagrams", "KataFormats", "KataResults", "KataServing", "KataModules",
                "KataScript", "KataStructure", "KataDiagnostics", "KataText", "KataSystem",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "kata-swift",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ],
            swiftSettings: strict),

        .target(
            name: "KataTesting",
            dependencies: ["KataDiagnostics", "KataTranscript", "KataSystem"],
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
            name: "BenchExplore",
            dependencies: [
                "KataExplore", "KataJudging", "KataModules", "KataScript", "KataSystem", "KataWorkers",
            ],
            path: "Benchmarks/explore",
            swiftSettings: strict),
        .executableTarget(
            name: "BenchYAML",
            dependencies: ["KataYAML", "KataDiagnostics"],
            path: "Benchmarks/yaml/kata",
            swiftSettings: strict),
        tests(of: "KataSystem"),
        tests(of: "KataServing", uses: ["KataSystem"]),
        tests(of: "KataText"),
        tests(of: "KataDiagnostics", uses: ["KataText"]),
        tests(of: "KataYAML", uses: ["KataDiagnostics"]),
        tests(of: "KataScript", uses: ["KataDiagnostics"]),
        tests(of: "KataTranscript", uses: ["KataDiagnostics"]),
        tests(of: "KataInterpreter", uses: ["KataScript", "KataTranscript", "KataDiagnostics"]),
        tests(of: "KataWorkers", uses: ["KataTranscript", "KataSystem", "FakeWorker"]),
        tests(
            of: "KataDiff",
            uses: [
                "KataFormats", "KataResults", "KataScript", "KataTranscript", "KataDiagnostics", "KataText",
            ]),
        tests(of: "KataDiagrams", uses: ["KataTranscript", "KataText"]),
        tests(
            of: "KataStructure",
            uses: ["KataTranscript", "KataDiagnostics"]),
        tests(
            of: "KataModules",
            uses: [
                "KataWorkers", "KataStructure", "KataTranscript", "KataDiagnostics", "KataSystem", "KataText",
            ]),
        tests(of: "KataResults", uses: ["KataDiff", "KataTranscript", "KataDiagnostics", "KataText"]),
        tests(
            of: "KataFormats",
            uses: ["KataResults", "KataDiff", "KataTranscript", "KataDiagnostics", "KataText"]),
        tests(
            of: "KataJudging",
            uses: [
                "KataFormats", "KataResults", "KataScript", "KataInterpreter", "KataWorkers",
                "KataTranscript",
                "KataDiagnostics", "KataText", "KataSystem", "KataModules",
            ]),
        tests(
            of: "KataAuthoring",
            uses: [
                "KataJudging", "KataYAML", "KataModules", "KataResults", "KataScript", "KataInterpreter",
                "KataWorkers", "KataTranscript", "KataDiagnostics", "KataText", "KataSystem",
            ]),
        tests(
            of: "KataLearning",
            uses: [
                "KataJudging", "KataModules", "KataResults", "KataScript", "KataStructure", "KataTranscript",
                "KataDiagnostics", "KataText", "KataSystem",
            ]),
        tests(of: "KataExplore", uses: ["KataTranscript"]),
        tests(
            of: "KataGrading",
            uses: [
                "KataJudging", "KataYAML", "KataModules", "KataResults", "KataScript", "KataWorkers",
                "KataTranscript",
                "KataDiagnostics", "KataText", "KataSystem",
            ]),
        .testTarget(
            name: "BridgeTests",
            dependencies: [
                "kata-swift", "KataLearning", "KataJudging", "KataResults", "KataModules", "KataTesting",
                "KataScript", "KataStructure", "KataWorkers",
                "KataTranscript", "KataDiagnostics", "KataSystem",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["kata", "kata-swift", "KataTesting", "KataWorkers"],
            swiftSettings: strict),
    ]
)
