final class Lamp {
