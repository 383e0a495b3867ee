class Guest
  def stay
    puts 'staying'
  end

  def leave
    puts 'bye'
    exit 0
  end
end
