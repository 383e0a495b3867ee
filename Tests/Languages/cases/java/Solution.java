enum Tone { LOUD, VERY_LOUD, SOFT }

class Horn {
    Tone tone = Tone.SOFT;

    Tone blow(Tone tone) {
        System.out.println(tone);
        this.tone = tone;
        return Tone.VERY_LOUD;
    }
}
