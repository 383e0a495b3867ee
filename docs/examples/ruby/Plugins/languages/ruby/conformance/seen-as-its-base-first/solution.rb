class Animal
  def sound
    raise NotImplementedError
  end
end

class Dog < Animal
  def sound
    puts 'woof'
  end

  def fetch
    puts 'fetched'
  end
end

class Zoo
  def initialize
    @animals = [Dog.new]
  end

  def keep(animal)
    @animals.unshift(animal)
  end

  def first
    @animals.first
  end
end
