module OrderKind
  MUTTON = :mutton
  ROAST_DUCK = :roast_duck
end

class Waiter
  attr_accessor :open_orders

  def initialize(name)
    @name = name
    @open_orders = []
  end

  def push_order(words, kind_)
    puts "#{@name} #{words}"
    @open_orders << words
    kind_ == OrderKind::ROAST_DUCK
  end
end
