export const Tone = Object.freeze({ loud: 'LOUD', veryLoud: 'VERY_LOUD', soft: 'SOFT' })

export class Horn {
  tone = Tone.soft

  blow(tone) {
    console.log(tone)
    this.tone = tone
    return Tone.veryLoud
  }
}
