import { name as json } from './fs.js'
import { name as worker } from './worker.js'

export class Shop {
  open() { return `${json} ${worker}` }
}
