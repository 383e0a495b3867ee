class Bell:
    def ring(self):
        print("ding")
