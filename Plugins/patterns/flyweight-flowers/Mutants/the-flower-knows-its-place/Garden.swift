// Mistake: the place is kept in the shared flower, so all of a type stand where the last one was planted.

enum FlowerType: Int {
    case anemone, cosmos, gerberas, hollyhock, jasmine, zinnia
}

/// All flowers of one type: what they look like, and not where they stand.
final class Flower {
    private let picture: Character
    var place = 0

    init(picture: Character) {
        self.picture = picture
    }

    /// Draws the flower where it stands.
    func draw(on canvas: inout [Character]) {
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
        guard let picture = "\(type)".first else { return nil }
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
            let flower = FlowerType(rawValue: number % typeCount).flatMap(factory.flower)
            flower?.place = number
            flowers.append(flower)
        }
    }

    func draw() {
        var canvas = [Character](repeating: ".", count: flowers.count)
        drawn = 0
        for flower in flowers {
            guard let flower else { continue }
            flower.draw(on: &canvas)
            drawn += 1
        }
        for start in stride(from: 0, to: canvas.count, by: rowLength) {
            print(String(canvas[start..<min(start + rowLength, canvas.count)]))
        }
    }
}
