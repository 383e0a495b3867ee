import Foundation

struct NoTea: LocalizedError {
    var errorDescription: String? { "no more tea" }
}

class Pot {
    private var cups = 3

    func pour(_ cups: Int) throws -> Int {
        guard cups <= self.cups else {
            print("empty")
            throw NoTea()
        }
        self.cups -= cups
        print("poured")
        return self.cups
    }
}
