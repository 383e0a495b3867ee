class Wallet {
  constructor(money) { this.money = money }
  take(amount) {
    if (amount > this.money) return false
    this.money -= amount
    return true
  }
}
class Customer {
  constructor(name, wallet) { this.name = name; this.wallet = wallet }
  getWallet() { return this.wallet }
}
class Student {
  constructor(name, parent) { this.name = name; this.parent = parent }
  getWallet() { return this.parent.getWallet() }
}
class Courier {
  constructor(name) { this.name = name; this.collected = 0 }
  collect(payer, amount) {
    if (amount <= 0) return false
    if (!payer.getWallet().take(amount)) {
      console.log(`${this.name}没收到${payer.name}的钱`)
      return false
    }
    this.collected += amount
    console.log(`${this.name}收到${payer.name}的${amount}元`)
    return true
  }
}
module.exports = { Wallet, Customer, Student, Courier }
