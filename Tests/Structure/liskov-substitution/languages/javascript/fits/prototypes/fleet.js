function Vehicle(name, capacity) {
  this.name = name
  this.capacity = capacity
  this.loaded = 0
}
Vehicle.prototype.load = function (kilos) {
  if (kilos <= 0 || this.loaded + kilos > this.capacity) return false
  this.loaded += kilos
  return true
}
Vehicle.prototype.deliver = function () {
  var kilos = this.loaded
  this.loaded = 0
  if (kilos > 0) console.log(this.name + '送出' + kilos + '公斤')
  return kilos
}

function Van() { Vehicle.call(this, '面包车', 500) }
Van.prototype = Object.create(Vehicle.prototype)
Van.prototype.constructor = Van

function Bicycle() { Vehicle.call(this, '自行车', 20) }
Bicycle.prototype = Object.create(Vehicle.prototype)
Bicycle.prototype.constructor = Bicycle

function Drone() { Vehicle.call(this, '无人机', 3) }
Drone.prototype = Object.create(Vehicle.prototype)
Drone.prototype.constructor = Drone

function Dispatcher() {}
Dispatcher.prototype.send = function (vehicle, kilos) {
  var trips = 0
  vehicle.deliver()
  while (kilos > 0) {
    var part = Math.min(kilos, vehicle.capacity)
    vehicle.load(part)
    vehicle.deliver()
    kilos -= part
    trips++
  }
  return trips
}

module.exports = { Van: Van, Bicycle: Bicycle, Drone: Drone, Dispatcher: Dispatcher }
