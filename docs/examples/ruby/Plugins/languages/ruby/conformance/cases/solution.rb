module Tone
  LOUD = :loud
  VERY_LOUD = :very_loud
  SOFT = :soft
end

class Horn
  attr_accessor :tone

  def initialize
    @tone = Tone::SOFT
  end

  def blow(tone)
    puts Tone.constants.find { |name| Tone.const_get(name) == tone }
    @tone = tone
    Tone::VERY_LOUD
  end
end
