// Compares what each target imports with what Package.swift lets it: reads `swift package dump-package`.
//
//     swift package dump-package | swift -swift-version 6 Scripts/check-imports.swift
//
// The compiler's own check lets pass what comes along with another dependency. Leaves with 1 after naming each import
// that is not declared, and each dependency that nothing imports.
import Foundation

struct Package: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]

        var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
    }

    /// A dependency as an object of one key, whose array begins with the name.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Part?]].self)
            // A target's module has no hyphens.
            name = (kinds.values.first?.first??.text ?? "").replacingOccurrences(of: "-", with: "_")
        }
    }

    /// A name, or a condition that is not looked at.
    struct Part: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    let targets: [Target]
}

/// What comes with the toolchain and the system.
let everywhere: Set = [
    "Swift", "Synchronization", "Dispatch", "Foundation", "FoundationEssentials", "FoundationXML", "Glibc",
    "Musl", "Darwin",
    "Testing",
]

func imports(in file: URL) throws -> Set<String> {
    let pattern = /^(?:@\w+ )?(?:(?:public|package|internal|fileprivate|private) )?import (?:\w+ )?(\w+)/
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(lines.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } })
}

let package = try JSONDecoder().decode(Package.self, from: FileHandle.standardInput.readDataToEndOfFile())
var faults: [String] = []
for target in package.targets {
    // A program's name may have a hyphen; its module's has an underscore there.
    let declared = Set(target.dependencies.map { $0.name.replacingOccurrences(of: "-", with: "_") })
    var used: Set<String> = []
    let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: target.folder), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let found = try imports(in: file)
        used.formUnion(found)
        for name in found.subtracting(declared).subtracting(everywhere).sorted() {
            let path = file.path.dropFirst(FileManager.default.currentDirectoryPath.count + 1)
            faults.append("\(path): imports \(name), which \(target.name) does not declare in Package.swift")
        }
    }
    // Test targets share helpers, whether they want them or not.
    for name in declared.subtracting(used).sorted() where target.type != "test" {
        faults.append("Package.swift: \(target.name) declares \(name), which none of its files imports")
    }
}
for fault in faults { print(fault) }
exit(faults.isEmpty ? 0 : 1)
