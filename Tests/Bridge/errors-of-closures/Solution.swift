enum Failure: Error, Equatable { case short(by: Int), odd }
struct Detailed: Error { let code: Int }

final class Pool {
    func fail(_ code: Int) throws -> Int {
        if code == 0 { throw Failure.short(by: 3) }
        throw Detailed(code: code)
    }

    func with(_ body: (Pool) throws -> Int) rethrows -> Int { try body(self) }

    func caught(_ body: () throws -> Int) -> String {
        do { return "\(try body())" } catch let error as Failure { return "failure \(error)" } catch { return "other" }
    }

    func typed(_ body: () throws(Failure) -> Int) -> Bool {
        do { return try body() < 0 } catch { return error == .odd }
    }

    func wrapped(_ body: (@escaping Handler) throws -> Int) rethrows -> Int { try body { $0 + 1 } }
}

typealias Handler = (Int) throws -> Int
