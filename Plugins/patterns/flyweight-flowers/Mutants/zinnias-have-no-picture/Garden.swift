// Mistake: one type was forgotten where the pictures are named, and is as invisible as the seventh.

enum FlowerType: Int {
    case anemone, cosmos, gerberas, hollyhock, jasmine, zinnia
}

/// All flowers of one type: what they look like, and not where they stand.
final class Flower {
    private let picture: Character

    init(picture: Character) {
        self.picture = picture
    }

    /// Draws the flower at a place that only the caller knows.
    func draw(at place: Int, on canvas: inout [Character]) {
        canvas[place] = picture
    }
}

/// Makes one flower for each type, when it is first wanted.
final class FlowerFactory {
    private var pool: [FlowerType: Flower] = [:]

    var poolCount: Int { pool.count }

    /// Returns the shared flower of a type, or nil where there is no picture of it.
    func flower(_ type: FlowerType) -> Flower? {
        if let flower = pool[type] {
            return flower
        }
        guard type != .zinnia, let picture = "\(type)".first else { return nil }
        let flower = Flower(picture: picture)
        pool[type] = flower
        return flower
    }
}

/// A garden of any number of flowers, in rows.
final class Garden {
    /// The types that are said to exist; the last of them has no name, and so no flower.
    private let typeCount = 7
    private let rowLength = 20
    private let factory: FlowerFactory
    /// The flower at each place; nil where nothing can be seen.
    private var flowers: [Flower?] = []

    /// The number of flowers that the latest drawing shows.
    private(set) var drawn = 0

    init(_ factory: FlowerFactory) {
        self.factory = factory
    }

    /// Plants flowers after those that are there.
    func plant(count: Int) {
        for number in flowers.count..<flowers.count + count {
            flowers.append(FlowerType(rawValue: number % typeCount).flatMap(factory.flower))
        }
    }

    func draw() {
        var canvas = [Character](repeating: ".", count: flowers.count)
        drawn = 0
        for (place, flower) in flowers.enumerated() {
            guard let flower else { continue }
            flower.draw(at: place, on: &canvas)
            drawn += 1
        }
        for start in stride(from: 0, to: canvas.count, by: rowLength) {
            print(String(canvas[start..<min(start + rowLength, canvas.count)]))
        }
    }
}
