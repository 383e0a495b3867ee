class Echo
  def text(value)
    value
  end

  def say(value)
    puts value
  end
end
