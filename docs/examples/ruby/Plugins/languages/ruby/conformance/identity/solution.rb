class Node
  attr_accessor :next

  def initialize
    @next = nil
  end

  def itself
    self
  end
end
