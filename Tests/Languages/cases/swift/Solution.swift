enum Tone { case loud, veryLoud, soft }

class Horn {
    var tone = Tone.soft

    func blow(_ tone: Tone) -> Tone {
        print("\(tone)".uppercased())
        self.tone = tone
        return .veryLoud
    }
}
