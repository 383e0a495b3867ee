module OwnWorker
  def self.name = 'worker'
end
