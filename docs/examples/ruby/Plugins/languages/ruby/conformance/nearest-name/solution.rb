class Waiter
  attr_accessor :orders

  def initialize
    @orders = []
  end

  def take(order)
    @orders << order
  end
end
