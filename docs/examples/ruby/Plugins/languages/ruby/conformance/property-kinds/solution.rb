class Lamp
  attr_accessor :brightness

  def initialize
    @brightness = 0
  end

  def is_on
    @brightness.positive?
  end

  def is_on=(value)
    @brightness = value ? 100 : 0
  end

  def label
    "#{@brightness} %"
  end
end
