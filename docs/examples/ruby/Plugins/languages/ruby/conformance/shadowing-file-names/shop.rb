class Shop
  def open
    "#{Own.json} #{OwnWorker.name}"
  end
end
