/// Says where three columns, each narrower than the screen, come to rest.
final class Pager {
    init(pageWidth: Double, contentWidth: Double, screenWidth: Double, flick: Double) {}

    /// Returns the offset at which to stop when the finger leaves.
    func snap(offset: Double, velocity: Double) -> Double {
        // Which page is meant? And where does that page lie?
        offset
    }
}
