// Each name stands for twice as many others as the one before.

struct Pair<First, Second> {}

typealias Pair0 = Pair<Int, Int>
typealias Pair1 = Pair<Pair0, Pair0>
typealias Pair2 = Pair<Pair1, Pair1>
typealias Pair3 = Pair<Pair2, Pair2>
typealias Pair4 = Pair<Pair3, Pair3>
typealias Pair5 = Pair<Pair4, Pair4>
typealias Pair6 = Pair<Pair5, Pair5>
typealias Pair7 = Pair<Pair6, Pair6>
typealias Pair8 = Pair<Pair7, Pair7>
typealias Pair9 = Pair<Pair8, Pair8>
typealias Pair10 = Pair<Pair9, Pair9>
typealias Pair11 = Pair<Pair10, Pair10>
typealias Pair12 = Pair<Pair11, Pair11>
typealias Pair13 = Pair<Pair12, Pair12>
typealias Pair14 = Pair<Pair13, Pair13>
typealias Pair15 = Pair<Pair14, Pair14>
typealias Pair16 = Pair<Pair15, Pair15>
typealias Pair17 = Pair<Pair16, Pair16>
typealias Pair18 = Pair<Pair17, Pair17>
typealias Pair19 = Pair<Pair18, Pair18>
typealias Pair20 = Pair<Pair19, Pair19>
typealias Pair21 = Pair<Pair20, Pair20>
typealias Pair22 = Pair<Pair21, Pair21>
typealias Pair23 = Pair<Pair22, Pair22>

final class Store {
    var pairs: Pair23? { nil }
}
