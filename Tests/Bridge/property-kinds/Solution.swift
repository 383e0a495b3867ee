final class Model {
    var plain = 1
    let constant = 2
    lazy var slow: Int = {
        print("computed once"); return 3
    }()
    var watched = 4 {
        willSet { print("will \(newValue)") }
        didSet { print("did \(oldValue)") }
    }
    var computed: Int { plain * 10 }
    var both: Int {
        get { plain }
        set { plain = newValue }
    }
    private(set) var guarded = 5
    var inferred = [1: "one"]
    var a = 1, b = 2.5, c: String? = nil
    var list: [Model] = []
}
