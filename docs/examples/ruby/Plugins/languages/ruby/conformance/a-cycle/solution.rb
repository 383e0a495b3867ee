class Person
  attr_accessor :name, :friends

  def initialize(name)
    @name = name
    @friends = []
  end
end
