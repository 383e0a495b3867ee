class Guest
end

class Queue
  def initialize
    @names = []
  end

  def add(name)
    @names << name
  end

  def next
    @names.shift
  end

  def guest
    @names.empty? ? nil : Guest.new
  end
end
