class Camera:
    def __init__(self):
        self.frames = 0

    def insert(self, frames):
        self.frames = frames

    def shoot(self, subject):
        if not self.frames:
            print("没有胶卷了")
            return False
        self.frames -= 1
        print(f"拍下{subject},还剩{self.frames}张")
        return True
