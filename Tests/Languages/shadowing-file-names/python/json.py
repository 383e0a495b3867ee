def name():
    return "json"
