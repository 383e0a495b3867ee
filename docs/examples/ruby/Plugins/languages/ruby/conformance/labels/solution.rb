class Waiter
  def take(order, quantity:)
    puts "#{quantity} x #{order}"
  end
end
