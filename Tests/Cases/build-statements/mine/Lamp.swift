final class Lamp {}
let lamp = Lamp()
print(lamp)
