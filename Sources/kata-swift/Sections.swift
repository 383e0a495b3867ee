import SwiftSyntax

extension SourceFile {
    /// Where it says in which section of the program something lies.
    ///
    /// Sections are the linker's and the loader's: one names the program that loads the worker, others run code before it.
    var sections: [String] {
        tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind == .atSign, let name = token.nextToken(viewMode: .sourceAccurate),
                ["section", "_section"].contains(unquoted(name.text))
            else { return nil }
            let place = position(token)
            return "\(path):\(place.line):\(place.column)"
        }
    }
}
