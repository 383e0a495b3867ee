const Printing = Base => class extends Base {
  sheets = 0
  printPage(text) { this.sheets++; console.log(`${this.label}打印:${text}`) }
}
const Scanning = Base => class extends Base {
  scanPage(text) { console.log(`${this.label}扫描:${text}`); return text + '.pdf' }
}
const Faxing = Base => class extends Base {
  sendFax(text, number) { console.log(`${this.label}传真:${text},发往${number}`) }
}
class Machine {}

export class Printer extends Printing(Machine) { label = '打印机' }
export class Scanner extends Scanning(Machine) { label = '扫描仪' }
export class Copier extends Faxing(Scanning(Printing(Machine))) { label = '复印机' }

export class PrintDesk {
  constructor(machine) { this.machine = machine }
  job(text) { this.machine.printPage(text) }
}
export class ScanDesk {
  archive = []
  constructor(machine) { this.machine = machine }
  job(text) { this.archive.push(this.machine.scanPage(text)) }
}
export class FaxDesk {
  constructor(machine) { this.machine = machine }
  job(text, number) { this.machine.sendFax(text, number) }
}
