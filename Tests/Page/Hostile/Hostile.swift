/// Says and holds what would do harm if a page took it for markup.
final class Hostile {
    var markup = "</script><script>document.title='owned'</script>"
    var separators = "\u{2028}\u{2029}\u{0}\u{1B}[31m"
    var turned = "\u{202E}dlrow\u{2066}"

    func say(_ text: String) -> String {
        print(text + separators + turned)
        markup += text
        return text
    }
}
