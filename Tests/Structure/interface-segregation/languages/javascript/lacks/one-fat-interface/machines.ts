interface Machine {
  printPage(text: string): void
  scanPage(text: string): string
  sendFax(text: string, number: number): void
}

export class Printer implements Machine {
  sheets = 0
  printPage(text: string) {
    this.sheets += 1
    console.log(`打印机打印:${text}`)
  }
  scanPage(_text: string): string { return '' }
  sendFax(_text: string, _number: number) {}
}

export class Scanner implements Machine {
  printPage(_: string): void { throw new Error('not supported') }
  scanPage(text: string) {
    console.log(`扫描仪扫描:${text}`)
    return `${text}.pdf`
  }
  sendFax(_: string): void { throw new Error('not supported') }
}

export class Copier implements Machine {
  sheets = 0
  printPage(text: string) {
    this.sheets += 1
    console.log(`复印机打印:${text}`)
  }
  scanPage(text: string) {
    console.log(`复印机扫描:${text}`)
    return `${text}.pdf`
  }
  sendFax(text: string, number: number) { console.log(`复印机传真:${text},发往${number}`) }
}

export class PrintDesk {
  constructor(private machine: Machine) {}
  job(text: string) { this.machine.printPage(text) }
}
export class ScanDesk {
  readonly archive: string[] = []
  constructor(private machine: Machine) {}
  job(text: string) { this.archive.push(this.machine.scanPage(text)) }
}
export class FaxDesk {
  constructor(private machine: Machine) {}
  job(text: string, number: number) { this.machine.sendFax(text, number) }
}
