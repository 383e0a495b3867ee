class Account:
    def __init__(self):
        self.credit = 0

    def top_up(self, yuan):
        self.credit += yuan

    def call(self, number, minutes):
        if minutes > self.credit:
            print("话费不足")
            return False
        self.credit -= minutes
        print(f"拨打{number},通话{minutes}分钟")
        return True
