/// Says where three columns, each narrower than the screen, come to rest.
final class Pager {
    private let pageWidth: Double
    private let contentWidth: Double
    private let screenWidth: Double
    private let flick: Double

    /// How far a page in the middle is shifted, so that a neighbour shows on both sides.
    private let peek = 4.5

    /// - Parameter flick: the velocity above which a movement turns the page, however short it was.
    init(pageWidth: Double, contentWidth: Double, screenWidth: Double, flick: Double) {
        self.pageWidth = pageWidth
        self.contentWidth = contentWidth
        self.screenWidth = screenWidth
        self.flick = flick
    }

    /// Returns the offset at which to stop when the finger leaves.
    ///
    /// The blog asks besides whether less than half a page was panned. That never changes the answer: where it is false,
    /// the next page is the nearest one.
    func snap(offset: Double, velocity: Double) -> Double {
        let page = page(at: offset / pageWidth, velocity: velocity)
        if page >= 2 { return contentWidth - screenWidth }
        if page >= 1 { return page * pageWidth - peek }
        return 0
    }

    private func page(at position: Double, velocity: Double) -> Double {
        guard abs(velocity) > flick else { return position.rounded() }
        return position.rounded(velocity > 0 ? .up : .down)
    }
}
