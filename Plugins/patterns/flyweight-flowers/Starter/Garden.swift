enum FlowerType {
    case anemone, cosmos, gerberas, hollyhock, jasmine, zinnia
}

/// A flower. Which part of it is the same for all anemones?
final class Flower {}

/// Hands out flowers, of which there need be only so many.
final class FlowerFactory {
    var poolCount: Int { 0 }

    func flower(_ type: FlowerType) -> Flower? { Flower() }
}

/// A garden of hundreds of flowers.
final class Garden {
    /// The number of flowers that the latest drawing shows.
    private(set) var drawn = 0

    init(_ factory: FlowerFactory) {}

    /// Plants flowers after those that are there: number i of the garden is of type i mod 7, counted from 0.
    func plant(count: Int) {}

    /// Draws the garden in rows of twenty: a flower as the first letter of its name, a place without one as a dot.
    func draw() {}
}
