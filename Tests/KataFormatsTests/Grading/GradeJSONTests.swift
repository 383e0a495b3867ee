import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// The report of a grading as programs read it.
@Suite struct GradeJSONTests {
    @Test func aGradingIsOneDocument() throws {
        #expect(
            SampleGrade.text(GradeJSON(), try SampleGrade.submissions())
                == #"""
                {"format":"kata.grade","version":1,"submissions":[
                {"name":"anna","key":"anna's key","result":{"format":"kata.result","version":3,"key":"anna's key","points":10,"maximum":10,"verdict":"passed","isolation":"standard","katas":[{"id":"lamp","title":"A lamp 一盏灯","module":"lamp","verdict":"passed","points":10,"maximum":10,"scenarios":[{"name":"switched on","verdict":"passed","points":3,"maximum":3,"log":["灯: 开"]},{"name":"dimmed","verdict":"passed","points":5,"maximum":5,"log":["灯: 开"]},{"name":"left alone","verdict":"passed","points":2,"maximum":2,"hidden":true}]}]}},
                {"name":"王小明","key":"王小明's key","result":{"format":"kata.result","version":3,"key":"王小明's key","points":3,"maximum":10,"verdict":"crashed","isolation":"standard","notes":["'Package.swift' is ignored"],"katas":[{"id":"lamp","title":"A lamp 一盏灯","module":"lamp","verdict":"crashed","points":3,"maximum":10,"scenarios":[{"name":"switched on","verdict":"passed","points":3,"maximum":3,"log":["灯: 开"]},{"name":"dimmed","verdict":"failed","points":0,"maximum":5,"row":2,"findings":[{"kind":"log","verdict":"failed","line":4,"column":3,"command":"lamp.off()","diff":{"logLine":1,"expected":"灯: 关","written":"灯: 开","missing":1,"unexpected":1,"rows":[{"line":3,"column":3,"command":"灯.on()"},{"kind":"missing","parts":[["same","灯: "],["differing","关"]]},{"kind":"unexpected","logLine":1,"parts":[["same","灯: "],["differing","开"]],"carets":true},{"line":4,"column":3,"command":"lamp.off()"},{"kind":"context","logLine":2,"parts":[["same","off"]]}]}}],"log":["灯: 开","off"]},{"name":"left alone","verdict":"crashed","points":0,"maximum":2,"hidden":true}]}]}},
                {"name":"dora","key":"dora's key","result":{"format":"kata.result","version":3,"key":"dora's key","points":0,"maximum":10,"verdict":"build","isolation":"standard","katas":[{"id":"lamp","title":"A lamp 一盏灯","module":"lamp","verdict":"build","points":0,"maximum":10,"finding":{"kind":"build","verdict":"build","output":"Lamp.swift:4:26: error: cannot find 'nam' in scope\n"},"scenarios":[{"name":"switched on","verdict":"build","points":0,"maximum":3},{"name":"dimmed","verdict":"build","points":0,"maximum":5},{"name":"left alone","verdict":"build","points":0,"maximum":2,"hidden":true}]}]}},
                {"name":"carol","key":"1111111111111111111111111111111111111111111111111111111111111111","obstacle":"no room on the disk"}
                ],"summary":{"submissions":4,"missing":1,"points":13,"verdicts":{"passed":1,"crashed":1,"build":1},"isolation":{"level":"standard","layers":["base","no-new-privileges","system-calls","files"],"missing":[{"layer":"user","reason":"not root"},{"layer":"group","reason":"cgroup v2 is not delegated"}]},"interrupted":false}}

                """#)
    }

    @Test func resultsAreThoseThatArePublished() throws {
        let text = SampleGrade.text(GradeJSON(), try SampleGrade.submissions())
        let submissions = try #require(try JSONReader.read(Array(text.utf8))["submissions"]?.array)
        for (json, submission) in zip(submissions, try SampleGrade.submissions()) {
            guard let result = json["result"] else { continue }
            let read = try #require(SubmissionGrade(json: result))
            #expect(read.json(key: submission.key).text == result.text)
        }
    }

    @Test func whatAKillLeavesIsWholeUpToTheLastSubmission() throws {
        var format = GradeJSON()
        let events = SampleGrade.events(try SampleGrade.submissions()).dropLast(2)
        let cut = events.map { format.text(for: $0) }.joined()
        #expect(try JSONReader.read(Array((cut + "]}").utf8))["submissions"]?.array?.count == 3)
    }
}
