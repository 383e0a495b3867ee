class Node:
    def __init__(self):
        self.next = None

    def itself(self):
        return self
