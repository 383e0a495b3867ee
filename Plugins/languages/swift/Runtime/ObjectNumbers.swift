/// The numbers by which answers tell objects apart; none is ever given to another object.
///
/// Objects are only held weakly, so they die when they would die anyway, and an address that is used again gets a new
/// number.
struct ObjectNumbers {
    private final class Known {
        let number: Int
        weak var object: AnyObject?

        init(_ number: Int, _ object: AnyObject) {
            self.number = number
            self.object = object
        }
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var boxes: [Int: Int] = [:]
    private var last = 0

    /// The number of an object.
    mutating func number(of object: AnyObject) -> Int {
        let identity = ObjectIdentifier(object)
        if let entry = known[identity], entry.object === object { return entry.number }
        last += 1
        known[identity] = Known(last, object)
        return last
    }

    /// The number of the box in which `kata` holds a value.
    mutating func number(ofBox reference: Int) -> Int {
        if let number = boxes[reference] { return number }
        last += 1
        boxes[reference] = last
        return last
    }

    /// Forgets objects that are gone.
    mutating func forgetTheDead() {
        known = known.filter { $0.value.object != nil }
    }
}
