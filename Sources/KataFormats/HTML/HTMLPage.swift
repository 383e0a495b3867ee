import KataResults
import KataText

/// The frame of a page: its policy, its style, and what it says of itself when it was cut.
enum HTMLPage {
    /// Returns what stands before the first kata; its policy lets nothing be loaded and nothing run.
    static func start(moreStyle: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>kata</title>
        <style>
        \(style)\(moreStyle)
        </style>
        </head>
        <body>
        <p class="cut">This report ends before its run was over.</p>

        """
    }

    /// What stands behind the totals.
    static let end = "</body>\n</html>\n"

    /// What stands in place of a verdict where there is no result.
    static let missingBadge = "<span class=\"badge broken\"><span class=\"mark\">‼</span> no result</span>"

    /// What stands in place of a verdict where nothing was handed in.
    static let absentBadge = "<span class=\"badge skipped\"><span class=\"mark\">–</span> absent</span>"

    /// Returns a verdict as a coloured sign with its name.
    static func badge(
        _ verdict: Verdict, mark: String? = nil, in language: ReaderLanguage = .english
    ) -> String {
        let mark = HTMLText.markup("span", "mark", mark ?? verdict.mark)
        return HTMLText.markup(
            "span", "badge \(verdict.tone)", "\(mark) \(language(verdict.rawValue, verdict.chineseName))")
    }

    /// Returns what isolated the workers, behind all katas; nothing where it is not known.
    static func footer(_ isolation: IsolationReport?, in language: ReaderLanguage = .english) -> String {
        isolation.map {
            HTMLText.element("footer", "faint", language("isolation: ", "隔离：") + $0.words) + "\n"
        } ?? ""
    }

    /// Few colours: good, bad, broken, and shades of the text's own.
    static let style = """
        :root {
          color-scheme: light dark;
          --back: #fdfdfc; --text: #1d1d1f; --faint: #6a6a70; --line: #e3e2df; --card: #fff; --code: #f6f5f3;
          --good: #177245; --good-back: #e8f5ec; --good-mark: #b4e3c4;
          --bad: #c0352b; --bad-back: #fcecea; --bad-mark: #f6bfba;
          --broken: #9a5b00; --broken-back: #fdf1dc;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "PingFang SC", "Hiragino Sans GB",
            "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "PingFang SC", "Microsoft YaHei",
            "Noto Sans Mono CJK SC", "Noto Sans CJK SC", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #17181a; --text: #e8e8ea; --faint: #9b9ba3; --line: #313237; --card: #1e1f22; --code: #26272b;
            --good: #6cc994; --good-back: #16291e; --good-mark: #235c3b;
            --bad: #f28b82; --bad-back: #331c1b; --bad-mark: #7a302b;
            --broken: #e5b567; --broken-back: #30260f;
          }
        }
        * { box-sizing: border-box; }
        body {
          display: flex; flex-direction: column; gap: .75rem; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem;
          background: var(--back); color: var(--text); font: 1rem/1.5 var(--sans); overflow-wrap: anywhere;
        }
        header { order: -1; padding-bottom: 1rem; }
        h1 { margin: 0; font-size: .875rem; font-weight: 600; letter-spacing: .08em; color: var(--faint); }
        h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; }
        p { margin: .5rem 0; }
        .total { margin: .25rem 0; font-size: 1.5rem; font-weight: 650; line-height: 1.25; }
        header.good .total { color: var(--good); }
        header.bad .total { color: var(--bad); }
        .faint { color: var(--faint); font-size: .875rem; font-weight: 400; }
        .kata { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
        .kata > summary { padding: .625rem 1rem; cursor: pointer; }
        .kata[open] > summary { border-bottom: 1px solid var(--line); }
        .kata > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
        .id { font-weight: 650; }
        section { padding: 1rem 0; }
        section + section { border-top: 1px solid var(--line); }
        .badge {
          display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .8125rem; font-weight: 600;
          color: var(--faint); background: var(--code); white-space: nowrap;
        }
        .badge.good { color: var(--good); background: var(--good-back); }
        .badge.bad { color: var(--bad); background: var(--bad-back); }
        .badge.broken { color: var(--broken); background: var(--broken-back); }
        code, pre, .place, table, .log ol { font-family: var(--mono); font-size: .875rem; line-height: 1.5; }
        code { padding: .0625rem .25rem; border-radius: .25rem; background: var(--code); white-space: pre-wrap; }
        pre {
          margin: .5rem 0; padding: .625rem .75rem; border-radius: .375rem; background: var(--code);
          overflow-x: auto; tab-size: 4;
        }
        .place { color: var(--faint); }
        * + .what { margin-top: 1.25rem; }
        h2 + .what { margin-top: 0; }
        .what code { display: inline-block; margin-top: .25rem; }
        .note { color: var(--faint); font-size: .875rem; }
        .note::before { content: "note: "; font-weight: 600; }
        .note:lang(zh)::before { content: "注："; }
        :root:lang(en) [data-lang="zh"], :root:lang(zh) [data-lang="en"] { display: none; }
        .scroll { overflow-x: auto; margin: .5rem 0; border: 1px solid var(--line); border-radius: .375rem; }
        table { width: 100%; border-collapse: collapse; }
        th { padding: .25rem .75rem; text-align: left; font-weight: 400; font-size: .8125rem; }
        th span + span { margin-left: 1rem; }
        td { padding: 0 .5rem; vertical-align: top; white-space: pre-wrap; tab-size: 4; }
        td:first-child { width: 1%; text-align: right; color: var(--faint); user-select: none; white-space: nowrap; }
        tr:not(.command):not(.skip) > td:nth-child(2) { width: 1%; padding: 0; user-select: none; }
        tr.command td, tr.skip td { padding-top: .25rem; color: var(--faint); font-size: .8125rem; }
        tr.missing { background: var(--bad-back); }
        tr.unexpected { background: var(--good-back); }
        span.unexpected, tr.unexpected > td:nth-child(2) { color: var(--good); }
        span.missing, tr.missing > td:nth-child(2), code.unexpected, pre.unexpected { color: var(--bad); }
        mark { padding: .0625rem 0; border-radius: .125rem; color: inherit; background: transparent; }
        tr.missing mark { background: var(--bad-mark); }
        tr.unexpected mark { background: var(--good-mark); }
        .matcher, .look { color: var(--faint); }
        .look { display: block; font-family: var(--sans); font-size: .8125rem; }
        .log { margin-top: .5rem; }
        .log > summary { color: var(--faint); font-size: .875rem; cursor: pointer; }
        .log ol { margin: .25rem 0 0; padding-left: 3.5rem; }
        .log li { padding-left: .25rem; white-space: pre-wrap; tab-size: 4; }
        .log li::marker { color: var(--faint); font-size: .75rem; }
        .cut { display: none; }
        body:not(:has(> header)) > .cut { display: block; color: var(--broken); font-weight: 600; }
        @media (max-width: 40rem) {
          body { padding: 1rem .5rem 2rem; }
          .kata > summary { padding: .625rem .75rem; }
          .kata > :not(summary) { margin-left: .75rem; margin-right: .75rem; }
          td { padding: 0 .375rem; }
        }
        .types { overflow-x: auto; }
        @media print { body { max-width: none; } .kata { break-inside: avoid; } }
        """
}

extension Verdict {
    /// The class of elements that show the verdict.
    var tone: String {
        switch outcome {
        case .passed: "good"
        case .skipped: "faint"
        case .failed: "bad"
        case .broken: "broken"
        }
    }
}
