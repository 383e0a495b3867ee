final class Robot {
    var steps = 0
}
