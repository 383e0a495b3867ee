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

  def subtract(count)
    raise "#{count} is more than #{@value}" if count > @value
    add(-count)
  end
end
