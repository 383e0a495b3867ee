class Wallet {
  constructor(money) { this.money = money }
  pay(amount) {
    if (this.money < amount) return false
    this.money -= amount
    return true
  }
}
class Customer {
  #wallet
  constructor(name, wallet) { this.name = name; this.#wallet = wallet }
  pay(amount) { return this.#wallet.pay(amount) }
}
class Student {
  #parent
  constructor(name, parent) { this.name = name; this.#parent = parent }
  pay(amount) { return this.#parent.pay(amount) }
}
class Courier {
  constructor(name) { this.name = name; this.collected = 0 }
  collect(payer, amount) {
    if (amount <= 0) return false
    const paid = payer.pay(amount)
    if (paid) { this.collected += amount; console.log(`${this.name}收到${payer.name}的${amount}元`) }
    else console.log(`${this.name}没收到${payer.name}的钱`)
    return paid
  }
}
module.exports = { Wallet, Customer, Student, Courier }
