let watts = 40
