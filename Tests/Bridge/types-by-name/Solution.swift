protocol Shape {
    init()
    var sides: Int { get }
}

struct Triangle: Shape { let sides = 3 }
final class Square: Shape {
    let sides = 4
    init() {}
}

struct Factory {
    func make<S: Shape>() -> S { S() }
    func many<S: Shape>(_ count: Int) -> [S] { (0..<count).map { _ in S() } }
    func plain(_ value: Int) -> Int { value }
    func none<T>() -> T? {
        print(T.self)
        return nil
    }

    func pair<A, B>(_ first: A) -> [B] {
        print(A.self, B.self)
        return []
    }

    func kept<T>(_ value: Any, or other: T) -> T { value as? T ?? other }
}

func only<T>(_ values: [Any?]) -> [T] { values.compactMap { $0 as? T } }
