/// Which of the mistakes in a copy of the solution is made, so that one program holds them all.
public enum Mutants {
    /// The highest number that is noted when it is passed.
    private static let maximum = 1 << 16
    /// The mistake's number, from 1; set by `hello`, before any code of the solution runs, and never again.
    nonisolated(unsafe) static var chosen = 0
    /// A byte for each number that says whether its place was passed; threads only ever set them.
    nonisolated(unsafe) private static let passed: UnsafeMutablePointer<UInt8> = {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: maximum)
        bytes.initialize(repeating: 0, count: maximum)
        return bytes
    }()

    /// Tells whether a mistake is to be made, and notes that its place was passed.
    public static func has(_ number: Int) -> Bool {
        if number < maximum { passed[number] = 1 }
        return number == chosen
    }

    /// The numbers of the mistakes whose places were passed.
    static var passedNumbers: [Int] { (0..<maximum).filter { passed[$0] != 0 } }
}
