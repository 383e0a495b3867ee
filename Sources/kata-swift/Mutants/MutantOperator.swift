/// A kind of mistake that a machine makes.
enum MutantOperator: String {
    case boundary
    case negation
    case arithmetic
    case logic
    case condition
    case nothing
    case statement
    case superCall = "super call"
    case exit = "early exit"
    case result
    case constant
    case text
    case arguments
    case switchCase = "case"
    case loop
    case order

    /// What may stand in place of an operator, each with its kind of mistake.
    static func exchanges(of word: String) -> [(MutantOperator, String)] {
        switch word {
        case "<": [(.boundary, "<="), (.negation, ">=")]
        case "<=": [(.boundary, "<"), (.negation, ">")]
        case ">": [(.boundary, ">="), (.negation, "<=")]
        case ">=": [(.boundary, ">"), (.negation, "<")]
        case "==": [(.negation, "!=")]
        case "!=": [(.negation, "==")]
        case "===": [(.negation, "!==")]
        case "!==": [(.negation, "===")]
        case "..<": [(.boundary, "...")]
        case "...": [(.boundary, "..<")]
        case "+": [(.arithmetic, "-")]
        case "-": [(.arithmetic, "+")]
        case "*": [(.arithmetic, "/")]
        case "/": [(.arithmetic, "*")]
        case "%": [(.arithmetic, "*")]
        case "+=": [(.arithmetic, "-=")]
        case "-=": [(.arithmetic, "+=")]
        case "*=": [(.arithmetic, "/=")]
        case "/=": [(.arithmetic, "*=")]
        case "&&": [(.logic, "||")]
        case "||": [(.logic, "&&")]
        default: []
        }
    }
}
