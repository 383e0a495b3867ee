class Radio
  def play
    puts 'one'
    $stdout.flush
    warn 'two'
    puts 'three'
    $stdout.flush
    warn 'four'
  end

  def hum
    print 'hm'
  end

  def rest
    puts 'after'
  end
end
