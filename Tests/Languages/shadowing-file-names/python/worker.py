def name():
    return "worker"
