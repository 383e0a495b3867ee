// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that kata itself never depends on what it is measured against.
let package = Package(
    name: "yams-bench",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/jpsim/Yams", exact: "6.2.2")],
    targets: [.executableTarget(name: "BenchYams", dependencies: ["Yams"])]
)
