export class Lamp {
  brightness = 0

  get isOn() { return this.brightness > 0 }

  set isOn(value) { this.brightness = value ? 100 : 0 }

  get label() { return `${this.brightness} %` }
}
