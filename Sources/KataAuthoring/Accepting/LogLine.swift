/// A line of an expected log as a kata file writes it.
public enum LogLine {
    /// Returns the line of a block that reads back to just this text; nil where no block can hold it.
    public static func text(of line: String) -> String? { RevisedLine(line).logLine }
}
