def name():
    return "inspect"
