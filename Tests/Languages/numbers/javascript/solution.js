export class Echo {
  whole(value) { return value }

  real(value) { return value }

  half(value) { return value / 2 }
}
