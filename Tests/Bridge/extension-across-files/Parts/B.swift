extension Robot: Walker {
    func walk() { steps += 1; print("step \(steps)") }
}

extension Robot {
    enum Mode { case slow, fast }
    convenience init(steps: Int) { self.init(); self.steps = steps }
    var isTired: Bool { steps > 2 }
    func set(_ mode: Mode) -> String { "\(mode)" }
}
