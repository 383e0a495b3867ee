import Foundation

final class Work {
    class Phase {
        func handle(_ work: Work) -> Phase { self }
    }

    var hour = 0.0
    var finished = false
    private lazy var phase: Phase = Morning()

    func writeProgram() {
        while true {
            let next = phase.handle(self)
            guard next !== phase else { return }
            phase = next
        }
    }

    fileprivate func say(_ mood: String) {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }
}

extension Work {
    final class Morning: Phase {
        override func handle(_ work: Work) -> Phase {
            guard work.hour < 12 else { return Lunch() }
            work.say("上午工作,精神百倍")
            return self
        }
    }

    final class Lunch: Phase {
        override func handle(_ work: Work) -> Phase {
            guard work.hour < 13 else { return Afternoon() }
            work.say("饿了,午饭;犯困,午休")
            return self
        }
    }

    final class Afternoon: Phase {
        override func handle(_ work: Work) -> Phase {
            guard work.hour < 17 else { return Evening() }
            work.say("下午状态还不错,继续努力")
            return self
        }
    }

    final class Evening: Phase {
        override func handle(_ work: Work) -> Phase {
            if work.finished { return Over("下班回家了") }
            guard work.hour < 21 else { return Over("不行了,睡着了") }
            work.say("加班哦,疲累之极")
            return self
        }
    }

    final class Over: Phase {
        private let mood: String

        init(_ mood: String) {
            self.mood = mood
        }

        override func handle(_ work: Work) -> Phase {
            work.say(mood)
            return self
        }
    }
}
