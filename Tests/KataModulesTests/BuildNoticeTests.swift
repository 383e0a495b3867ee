import KataModules
import KataText
import Testing

@Suite struct BuildNoticeTests {
    @Test(arguments: [
        (BuildNotice.module("state"), "building state …", "正在构建 state……"),
        (.runtime("Swift", since: nil), "building the Swift runtime …", "正在构建 Swift 运行库……"),
        (
            .runtime("Swift", since: "/usr/include/stdio.h"),
            "building the Swift runtime again, since '/usr/include/stdio.h' changed …",
            "正在构建 Swift 运行库（“/usr/include/stdio.h”变了，需要重建）……"
        ),
    ])
    func isSaidInBothLanguages(_ notice: BuildNotice, _ english: String, _ chinese: String) {
        #expect(notice.sentence(in: Phrases(locale: "en")) == english)
        #expect(notice.sentence(in: Phrases(locale: "zh_CN.UTF-8")) == chinese)
    }
}
