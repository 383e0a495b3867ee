module Own
  def self.json = 'json'
end
