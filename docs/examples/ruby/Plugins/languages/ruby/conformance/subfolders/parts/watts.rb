class Watts
  COUNT = 40

  def count
    COUNT
  end
end
