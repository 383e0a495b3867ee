class Hall
  class << self
    attr_accessor :last
  end
end

class Guest
  attr_accessor :name

  def initialize(name)
    Hall.last = self
    @name = name
  end
end
