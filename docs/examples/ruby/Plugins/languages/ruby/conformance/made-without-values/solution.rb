class Lamp
  def initialize(name)
    @name = name
  end

  def shine
    puts @name
  end
end

class Shade < Lamp
  def initialize
    @lamp = nil
  end

  def cover(lamp)
    @lamp = lamp
  end

  def shine
    puts 'softly'
    @lamp.shine
  end
end

class Key
  def initialize(number)
    @number = number
  end
end

class Room
  attr_accessor :left, :right

  def initialize
    @left = @right = nil
  end
end
