class Store
  def total(rows)
    rows.flatten.sum
  end

  def stock(more)
    { 'c' => [] }.merge(more)
  end

  def names
    %w[z a]
  end
end
