class Bulb
  def shine
    puts "a bulb of #{Watts::COUNT} watts"
  end
end
