enum Lamp { case hall }
