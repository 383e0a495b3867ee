class NoTea < StandardError
end

class Pot
  def initialize
    @cups = 3
  end

  def pour(cups)
    if cups > @cups
      puts 'empty'
      raise NoTea, 'no more tea'
    end
    @cups -= cups
    puts 'poured'
    @cups
  end
end
