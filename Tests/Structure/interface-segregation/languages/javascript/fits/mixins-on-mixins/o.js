class Machine {
  constructor(name) {
    this.name = name
  }
}

const CanPrint = (Base) =>
  class extends Base {
    sheets = 0

    printPage(text) {
      this.sheets += 1
      console.log(`${this.name}打印:${text}`)
    }
  }

const CanScan = (Base) =>
  class extends Base {
    scanPage(text) {
      console.log(`${this.name}扫描:${text}`)
      return `${text}.pdf`
    }
  }

const CanFax = (Base) =>
  class extends Base {
    sendFax(text, number) {
      console.log(`${this.name}传真:${text},发往${number}`)
    }
  }

export class Printer extends CanPrint(Machine) {
  constructor() {
    super('打印机')
  }
}

export class Scanner extends CanScan(Machine) {
  constructor() {
    super('扫描仪')
  }
}

export class Copier extends CanFax(CanScan(CanPrint(Machine))) {
  constructor() {
    super('复印机')
  }
}

export class PrintDesk {
  #printer
  constructor(printer) {
    this.#printer = printer
  }

  job(text) {
    this.#printer.printPage(text)
  }
}

export class ScanDesk {
  archive = []
  #scanner
  constructor(scanner) {
    this.#scanner = scanner
  }

  job(text) {
    this.archive.push(this.#scanner.scanPage(text))
  }
}

export class FaxDesk {
  #fax
  constructor(copier) {
    this.#fax = copier
  }

  job(text, number) {
    this.#fax.sendFax(text, number)
  }
}
