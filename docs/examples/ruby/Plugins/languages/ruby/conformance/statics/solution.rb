class Counter
  class << self
    attr_accessor :total
  end
  self.total = 0

  attr_accessor :value

  def initialize(value)
    @value = value
  end

  def self.create(start)
    self.total += 1
    new(start)
  end
end
