export class Sums {
  rule = count => count + 1

  adder(first) { return second => first + second }

  twice(count, by) { return by(by(count)) }
}
