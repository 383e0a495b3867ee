class Waiter
  attr_accessor :name

  def initialize(name)
    @name = name
  end

  def take(order)
    puts order
  end

  def rest
    puts 'zzz'
  end
end
