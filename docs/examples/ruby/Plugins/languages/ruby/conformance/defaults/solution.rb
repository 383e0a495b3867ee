class Table
  def initialize(name, seats: 4, is_free: true)
    @words = "#{name} #{seats} #{is_free}"
  end

  def describe
    @words
  end
end
