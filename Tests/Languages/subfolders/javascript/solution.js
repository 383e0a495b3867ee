import { Bulb } from './parts/bulb.js'

export class House {
  light() { new Bulb().shine() }
}
