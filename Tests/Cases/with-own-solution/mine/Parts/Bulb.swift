struct Bulb { var level = 0 }
