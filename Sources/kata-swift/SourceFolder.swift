import SwiftSyntax

/// The Swift files of a folder, each parsed once: those of a solution, and those with which learners try it.
struct SourceFolder {
    /// The sources of the solution.
    private(set) var solution: [SourceFile] = []
    /// Files that are left out, each with the reason.
    private var leftOut: [(file: SourceFile, reason: String)] = []

    /// Parses all files, however deep.
    init(_ folder: String) throws(FileError) {
        for path in try Files.sources(below: folder) {
            let file = SourceFile(path: path, text: try Files.read(path))
            if let reason = file.whyLeftOut { leftOut.append((file, reason)) } else { solution.append(file) }
        }
    }

    /// Why each name is out of reach that a left out file declares.
    var reasons: [String: String] {
        var reasons: [String: String] = [:]
        for (file, reason) in leftOut {
            for declared in file.tree.statements.compactMap(\.declaredName) { reasons[declared] = reason }
        }
        return reasons
    }
}

extension SourceFile {
    /// Why the file is no part of a solution, for which `kata` has its own commands; nil where it is one.
    fileprivate var whyLeftOut: String? {
        let name = Files.name(path)
        if name == "Try.swift" || name.hasSuffix("Tests.swift") {
            return "'\(name)' is left out, because its name says that it tries the solution"
        }
        return testModule.map { "'\(name)' is left out, because it imports \($0)" }
    }

    /// The module for tests that the file imports; nil for none.
    private var testModule: String? {
        let modules = tree.statements.compactMap { item in
            item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
        }
        return modules.first { $0 == "XCTest" || $0 == "Testing" }
    }
}

extension CodeBlockItemSyntax {
    /// The name of the type or function that the statement declares.
    fileprivate var declaredName: String? {
        guard case .decl(let declaration) = item else { return nil }
        return TypeHead(declaration)?.name ?? declaration.as(FunctionDeclSyntax.self)?.name.text
    }
}
