import ArgumentParser

/// The formats of commands that write one document: for people, or for programs.
enum DocumentFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
