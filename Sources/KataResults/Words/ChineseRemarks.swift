import KataDiff
import KataText

extension LogRemark {
    /// The remark in words.
    var words: Words { Words(english: sentence, chinese: chineseSentence) }

    private var chineseSentence: String {
        switch self {
        case .onlyTheOrderDiffers: "期望的行都在，但顺序不同"
        case .missingLineBreaks(let count): "只是少了 \(count) 个换行：文字相同，行数更少"
        case .extraLineBreaks(let count): "只是多了 \(count) 个换行：文字相同，行数更多"
        case .extraBlankLinesAtEnd(let count): "只是末尾多了 \(count) 个空行；如果就要这样，kata 里写 '|+'"
        case .missingBlankLinesAtEnd(let count): "只是末尾少了 \(count) 个空行；'|+' 计入它们，'|' 不计"
        case .extraBlankLines(let count): "只是多了 \(count) 个空行；print 自己会换行，文字末尾的 \\n 会再空一行"
        case .onlyExtraLinesAtEnd(let count): "前面都与期望相同，后面多出 \(count) 行"
        case .endsEarly(let count): "日志提前结束：少了最后 \(count) 行"
        case .nothingWritten: "什么也没有写出来"
        case .nothingExpected: "这里不该写任何东西"
        }
    }
}

extension LookAlike {
    /// The explanation in words.
    var words: Words { Words(english: sentence, chinese: chineseSentence) }

    private var chineseSentence: String {
        switch self {
        case .normalForm(let logIsComposed?):
            logIsComposed
                ? "字母相同，但日志里是合成形式（NFC），期望的是分解形式（NFD）" : "字母相同，但日志里是分解形式（NFD），期望的是合成形式（NFC）"
        case .normalForm(nil): "字符看起来相同，但码位不同（兼容形式）"
        case .fullWidth(let logIsWide): logIsWide ? "日志里是全角字符，期望的是半角" : "日志里是半角字符，期望的是全角"
        case .space(let code, let inLog):
            "\(side(inLog))是特殊空格（\(LookAlike.codePoint(code))），\(side(!inLog))是普通空格"
        case .trailingBlanks(let expected, let written): "行尾有 \(written) 个空格，期望 \(expected) 个"
        case .indentation(let expected, let written): "行首有 \(written) 个空格，期望 \(expected) 个"
        case .tabs(let inLog): "\(side(inLog))是制表符，\(side(!inLog))是空格"
        case .innerBlanks: "只是词间空格的个数不同"
        case .invisible(let code, let inLog): "\(side(inLog))有看不见的字符 \(LookAlike.codePoint(code))"
        case .escapeSequences(let inLog): "\(side(inLog))有转义序列（颜色）"
        case .carriageReturn(let inLog): "\(side(inLog))行内有回车符（\\r）"
        case .punctuation(let logIsTypographic):
            logIsTypographic ? "日志里是弯引号、长破折号或省略号，期望的是 ASCII" : "日志里是 ASCII，期望的是弯引号、长破折号或省略号"
        case .letterCase: "只是大小写不同"
        case .timeStamp: "NSLog 会在行首写时间；请用 print"
        case .capture(let name, let value): "这里 '${\(name)}' 是 '\(value)'"
        }
    }

    private func side(_ isLog: Bool) -> String { isLog ? "日志里" : "期望的行里" }
}
