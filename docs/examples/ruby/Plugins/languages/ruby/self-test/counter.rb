class Counter
  attr_reader :value

  def initialize(start)
    @value = start
  end

  def add(count)
    @value += count
    puts @value
    @value
  end
end
