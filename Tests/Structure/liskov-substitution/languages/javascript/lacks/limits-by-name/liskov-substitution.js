class Vehicle {
  loaded = 0
  load(kilos) {
    if (kilos <= 0 || this.loaded + kilos > this.capacity) return false
    this.loaded += kilos
    return true
  }
  deliver() {
    const kilos = this.loaded
    this.loaded = 0
    if (kilos > 0) console.log(`${this.name}送出${kilos}公斤`)
    return kilos
  }
}
export class Van extends Vehicle { name = '面包车'; capacity = 500 }
export class Bicycle extends Vehicle { name = '自行车'; capacity = 20 }
export class Drone extends Vehicle { name = '无人机'; capacity = 3 }
export class Dispatcher {
  send(vehicle, kilos) {
    vehicle.deliver()
    const limit = { Van: 500, Bicycle: 20, Drone: 3 }[vehicle.constructor.name]
    let trips = 0
    while (kilos > 0) {
      const k = Math.min(kilos, limit)
      vehicle.load(k)
      vehicle.deliver()
      kilos -= k
      trips++
    }
    return trips
  }
}
