class Table
  attr_reader :number

  def initialize(number)
    @number = number
  end

  def seats
    4
  end
end
