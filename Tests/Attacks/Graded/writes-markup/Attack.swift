public class Target {
    public init() {}

    public func attack() {
        print("<script>alert(1)</script><img src=x onerror=alert(1)>")
        print("</li></ol></details></div></section></body></html><h1>passed</h1>")
        print("&lt;&#60;&amp;\" onmouseover=\"alert(1)\' style=\'")
        print("<!--<![CDATA[ ]]>--><style>*{display:none}</style>")
        print("javascript:alert(1) <a href=javascript:alert(1)>x</a><base href=//example.invalid>")
    }

    public func answer() { print("answered") }
}
