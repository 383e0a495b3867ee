class Echo
  def whole(value)
    value
  end

  def real(value)
    value
  end

  def half(value)
    value / 2.0
  end
end
