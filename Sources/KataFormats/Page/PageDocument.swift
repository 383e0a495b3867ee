import KataDiagrams
import KataSystem
import KataTranscript

/// The frame of the page: a policy that lets run only the page's own script, two styles, and the data.
///
/// Without JavaScript the first style shows the report as it stands in the document; the script swaps it for the second.
enum PageDocument {
    /// Returns what stands before the first kata.
    ///
    /// - Parameter isServed: Whether the page may ask the server that it comes from for news.
    static func start(language: String, isServed: Bool) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(language)"\(isServed ? " data-served" : "")>
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy + (isServed ? "; connect-src 'self'" : ""))">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>kata</title>
        <style id="still">\(stillStyle)</style>
        <style id="live" media="not all">\(style)</style>
        </head>
        <body>
        <p class="cut" lang="en" data-lang="en">This report ends before its run was over.</p>
        <p class="cut" lang="zh" data-lang="zh">这份报告在运行结束之前就中断了。</p>

        """
    }

    /// Returns what stands behind the totals: the data that the script shows, and the script.
    static func end(data: String) -> String {
        """
        <script type="application/json" id="data">\(data)</script>
        <script>\(script)</script>
        </body>
        </html>

        """
    }

    private static let stillStyle = HTMLPage.style + SVGDrawing.style
    private static let style = String(decoding: PackageResources.page_css, as: UTF8.self) + SequenceSVG.style
    private static let script = """
        "use strict";
        // The page of a run: steps through scenarios, forward and back. All text comes from the data block and is only ever
        // written as text, so nothing that a solution wrote can become markup.
        (() => {
        \(String(decoding: scriptParts.joined(), as: UTF8.self))})();

        """
    /// The files of the script, in the order in which they run: all share one scope.
    private static let scriptParts = [
        PackageResources.words_js, PackageResources.states_js, PackageResources.parts_js,
        PackageResources.panels_js, PackageResources.objects_js, PackageResources.views_js,
        PackageResources.events_js,
    ]

    private static let policy =
        "default-src 'none'; script-src \(hash(script)); style-src \(hash(stillStyle)) \(hash(style)); "
        + "base-uri 'none'; form-action 'none'"

    private static func hash(_ text: String) -> String {
        var hash = SHA256()
        Array(text.utf8).withUnsafeBytes { hash.update($0) }
        return "'sha256-\(hash.base64Digest)'"
    }
}

extension JSON {
    /// The document as a script element may hold it: nothing in it ends the element or begins a comment.
    var textForScript: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
            .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
            .replacing("\u{2029}", with: "\\u2029")
    }
}
