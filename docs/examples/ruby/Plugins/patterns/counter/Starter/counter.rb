class Counter
  attr_reader :value

  def initialize(start)
    @value = start
  end

  def add(count)
    0
  end

  def subtract(count)
  end
end
