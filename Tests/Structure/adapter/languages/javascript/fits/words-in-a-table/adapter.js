class Player {
  constructor(name) { this.name = name }
  attack() {}
  defense() {}
}

export class Forward extends Player {
  attack() { console.log('前锋' + this.name + '进攻') }
  defense() { console.log('前锋' + this.name + '防守') }
}

export class ForeignCenter {
  constructor(name) { this.姓名 = name }
  进攻() { console.log('外籍中锋' + this.姓名 + '进攻') }
  防守() { console.log('外籍中锋' + this.姓名 + '防守') }
}

export class Translator extends Player {
  static words = { attack: '进攻', defense: '防守' }

  constructor(center) {
    super('翻译者')
    this.center = center
  }

  attack() { this.translate('attack') }
  defense() { this.translate('defense') }

  translate(word) {
    const foreign = Translator.words[word]
    this.center[foreign]()
  }
}
