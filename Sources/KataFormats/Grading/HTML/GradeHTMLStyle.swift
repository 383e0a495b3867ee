/// What the page of a grading adds to the style of all pages.
enum GradeHTMLStyle {
    /// The rules.
    static let style = """
        body { max-width: 76rem; }
        a { color: inherit; text-decoration: underline; text-decoration-color: var(--faint); text-underline-offset: .15em; }
        a:hover { text-decoration-color: currentColor; }
        header { padding-bottom: 0; min-width: 0; }
        nav { display: flex; gap: 1rem; font-size: .875rem; }
        .alert { color: var(--broken); font-weight: 600; }
        .bar { display: flex; gap: 2px; height: .5rem; margin: .75rem 0; border-radius: .25rem; overflow: hidden; }
        .bar .good { background: var(--good); }
        .bar .bad { background: var(--bad); }
        .bar .broken { background: var(--broken); }
        .bar .faint, .bar .none { background: var(--line); }
        .part { margin: 2.5rem 0 .5rem; font-size: 1.125rem; }
        h3 { margin: 0 0 .25rem; font-size: .9375rem; font-weight: 600; }
        .points { font-variant-numeric: tabular-nums; font-weight: 600; }
        .grid { max-height: 75vh; overflow: auto; border: 1px solid var(--line); border-radius: .5rem; }
        .grades { width: auto; min-width: 100%; border-collapse: separate; border-spacing: 0; font-family: var(--sans);
          font-variant-numeric: tabular-nums; background: var(--card); }
        .grades th, .grades td { padding: .25rem .625rem; width: auto; text-align: left; vertical-align: middle;
          white-space: nowrap; border-bottom: 1px solid var(--line); user-select: auto; color: var(--text); }
        .grades thead th { position: sticky; top: 0; z-index: 1; height: 2rem; background: var(--code);
          vertical-align: bottom; font-weight: 600; }
        .grades thead tr + tr th { top: 2rem; min-width: 5rem; max-width: 9rem; white-space: normal; font-weight: 400; }
        .grades thead th[colspan] { border-bottom: 0; }
        .grades thead th span { display: block; margin: 0; }
        .grades th:first-child { position: sticky; left: 0; z-index: 1; max-width: 16rem; overflow: hidden;
          text-overflow: ellipsis; background: var(--card); font-weight: 500; font-size: .875rem; }
        .grades thead tr:first-child th:first-child { z-index: 2; background: var(--code); font-size: .8125rem; font-weight: 600; }
        .grades thead tr + tr th:first-child { left: auto; background: var(--code); font-weight: 400; font-size: .8125rem; }
        .grades tfoot th, .grades tfoot td { position: sticky; bottom: 0; border-bottom: 0; border-top: 1px solid var(--line);
          background: var(--code); color: var(--faint); font-size: .8125rem; }
        .grades tfoot th:first-child { z-index: 2; background: var(--code); }
        .grades tbody tr:last-child > * { border-bottom: 0; }
        .grades .sum { text-align: right; font-weight: 600; }
        .grades .first { border-left: 1px solid var(--line); }
        .grades td.good { background: var(--good-back); }
        .grades td.bad { background: var(--bad-back); }
        .grades td.broken { background: var(--broken-back); }
        span.good, td.good .mark { color: var(--good); }
        span.bad, td.bad .mark { color: var(--bad); }
        span.broken, td.broken .mark { color: var(--broken); }
        .grades .mark { font-weight: 700; }
        .group { display: flex; gap: 1rem; padding: .75rem 1rem; margin: .5rem 0; border: 1px solid var(--line);
          border-radius: .5rem; background: var(--card); }
        section.group + section.group { border-top: 1px solid var(--line); }
        .group > :last-child { flex: 1; min-width: 0; }
        .group p { margin: .25rem 0; }
        .count { min-width: 1.75rem; text-align: right; font-size: 1.5rem; font-weight: 650; line-height: 1.2;
          font-variant-numeric: tabular-nums; }
        .who { font-size: .875rem; color: var(--faint); }
        .who a { color: var(--text); }
        pre.diff { padding: .375rem 0; white-space: pre-wrap; border: 1px solid var(--line); background: transparent; }
        pre.diff span { display: block; padding: 0 .75rem; min-height: 1.5em; }
        pre.diff .missing { color: inherit; background: var(--good-back); }
        pre.diff .unexpected { color: inherit; background: var(--bad-back); }
        pre.diff .missing mark { background: var(--good-mark); }
        pre.diff .unexpected mark { background: var(--bad-mark); }
        pre.diff .command, pre.diff .legend, pre.diff .context { color: var(--faint); }
        .submission > div { scroll-margin-top: 4rem; padding-bottom: .5rem; }
        .scenario { padding: .375rem 0; }
        .scenario .what { margin-top: .25rem; }
        footer { padding-top: 1rem; }
        @media (max-width: 40rem) {
          .group { padding: .625rem .75rem; gap: .75rem; }
          .grades th:first-child { max-width: 8rem; }
        }
        @media print { .grid { max-height: none; overflow: visible; } .grades * { position: static !important; } }
        """
}
