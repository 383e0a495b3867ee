class House
  def light
    Bulb.new.shine
  end
end
