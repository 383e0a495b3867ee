import { watts } from './watts.js'

export class Bulb {
  shine() { console.log(`a bulb of ${watts} watts`) }
}
