class Traveller
  attr_accessor :title

  def initialize(title)
    @title = title
  end
end

module Rush
  NONE = :none
  MUCH = :much
end

class Reception
  attr_accessor :rooms

  def initialize
    @rooms = 2
  end

  def check_in(traveller, nights)
    puts "#{traveller.title} stays #{nights} nights"
    @rooms -= 1
    @rooms.positive? ? Rush::NONE : Rush::MUCH
  end
end
