/// Names of files for submissions, one for each, whatever the submissions are called.
public struct SubmissionFileNames: Sendable {
    /// How many bytes of a submission's name are kept; an ending and a number have room behind them.
    private static let byteLimit = 180

    private var taken: Set<String>

    /// Makes a set of names.
    ///
    /// - Parameter reserved: Names that no submission gets, because their files are something else.
    public init(reserved: [String] = []) { taken = Set(reserved.map { $0.lowercased() }) }

    /// Returns a name for a submission without slash, control character or leading dot, and never the same twice.
    public mutating func name(for submission: String) -> String {
        var base = ""
        for scalar in submission.unicodeScalars {
            let isOdd = scalar == "/" || scalar == "\\" || scalar.isControl || (base.isEmpty && scalar == ".")
            let next = isOdd ? "_" : String(scalar)
            guard base.utf8.count + next.utf8.count <= SubmissionFileNames.byteLimit else { break }
            base += next
        }
        if base.isEmpty { base = "_" }
        var name = base
        var number = 1
        // Some file systems take upper and lower case for the same.
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }
}

extension Unicode.Scalar {
    /// Tells whether the scalar is invisible in a listing of files, or moves what is.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
