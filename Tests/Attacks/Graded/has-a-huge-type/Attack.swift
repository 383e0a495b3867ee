struct A { var v: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) }
struct B { var v: (A, A, A, A, A, A, A, A) }
struct C { var v: (B, B, B, B, B, B, B, B) }
struct D { var v: (C, C, C, C, C, C, C, C) }
struct E { var v: (D, D, D, D, D, D, D, D) }
struct F { var v: (E, E, E, E, E, E, E, E) }
struct G { var v: (F, F, F, F, F, F, F, F) }
struct H { var v: (G, G, G, G, G, G, G, G) }
struct I { var v: (H, H, H, H, H, H, H, H) }
struct J { var v: (I, I, I, I, I, I, I, I) }

public class Target {
    public init() {}

    public func attack() {
        let huge: J? = nil
        _ = huge
    }

    public func answer() { print("answered") }
}
