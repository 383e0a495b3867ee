/// The way of one net through the space between two rows: down from its upper pins to a track, along it, and down again.
struct RoutedNet {
    /// The lines that it draws.
    var lines: [Int]
    /// The columns at which it leaves the row above.
    var uppers: [Int]
    /// The columns at which it reaches the row below, with the node that each belongs to.
    var lowers: [(column: Int, node: Int)]
    /// The nodes above, in the order of `uppers`.
    var upperNodes: [Int]
    /// The line of the channel on which it runs, from 0.
    var track: Int

    /// The columns between which it runs.
    var span: ClosedRange<Int> {
        let columns = uppers + lowers.map(\.column)
        return (columns.min() ?? 0)...(columns.max() ?? 0)
    }

    /// Tells whether it goes straight down.
    var isStraight: Bool { span.count == 1 }
}

/// Gives each net of a channel a track, so that no two run over one another.
enum ChannelRouting {
    /// Returns the nets with their tracks, and how many tracks there are.
    static func route(_ nets: [RoutedNet]) -> (nets: [RoutedNet], count: Int) {
        var result = nets
        var taken: [[ClosedRange<Int>]] = []
        for index in order(nets) {
            let first =
                nets.indices.filter { other in
                    other != index && isAbove(nets[other], nets[index]) && result[other].track >= 0
                }.map { result[$0].track + 1 }.max() ?? 0
            var track = first
            let span = nets[index].span
            while track < taken.count, taken[track].contains(where: { $0.overlaps(span) }) { track += 1 }
            while taken.count <= track { taken.append([]) }
            if !nets[index].isStraight { taken[track].append(span) }
            result[index].track = track
        }
        return (result, max(1, taken.count))
    }

    /// Tells whether one net must run above another: it comes down where the other goes on down.
    private static func isAbove(_ one: RoutedNet, _ other: RoutedNet) -> Bool {
        one.uppers.contains { column in other.lowers.contains { $0.column == column } }
    }

    /// Returns the nets so that what must run above comes first; a circle is cut where it begins.
    private static func order(_ nets: [RoutedNet]) -> [Int] {
        var result: [Int] = []
        var isSeen = Array(repeating: false, count: nets.count)
        func walk(_ index: Int) {
            isSeen[index] = true
            for other in nets.indices where !isSeen[other] && isAbove(nets[other], nets[index]) {
                walk(other)
            }
            result.append(index)
        }
        let byWidth = nets.indices.sorted { nets[$0].span.count < nets[$1].span.count }
        for index in byWidth where !isSeen[index] { walk(index) }
        return result
    }
}
