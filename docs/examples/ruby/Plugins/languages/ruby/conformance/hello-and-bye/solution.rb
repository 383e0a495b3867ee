class Bell
  def ring
    puts 'ding'
  end
end
