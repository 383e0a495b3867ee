let stray = 1
