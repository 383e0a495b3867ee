var util = require('util')

exports.Person = Person
function Person(name) { this._name = name }
Person.prototype.show = function () { console.log('装扮的' + this._name) }

function Finery() { this._inner = null }
Finery.prototype.decorate = function (component) { this._inner = component }
Finery.prototype.show = function () { if (this._inner) this._inner.show() }

function garment(name, words) {
  exports[name] = function () { Finery.call(this) }
  util.inherits(exports[name], Finery)
  exports[name].prototype.show = function () {
    console.log(words)
    Finery.prototype.show.call(this)
  }
}

function TShirt() { Finery.call(this) }
util.inherits(TShirt, Finery)
TShirt.prototype.show = function () { console.log('大T恤'); Finery.prototype.show.call(this) }
function BigTrouser() { Finery.call(this) }
util.inherits(BigTrouser, Finery)
BigTrouser.prototype.show = function () { console.log('垮裤'); Finery.prototype.show.call(this) }
function Sneakers() { Finery.call(this) }
util.inherits(Sneakers, Finery)
Sneakers.prototype.show = function () { console.log('破球鞋'); Finery.prototype.show.call(this) }
function LeatherShoes() { Finery.call(this) }
util.inherits(LeatherShoes, Finery)
LeatherShoes.prototype.show = function () { console.log('皮鞋'); Finery.prototype.show.call(this) }
function Tie() { Finery.call(this) }
util.inherits(Tie, Finery)
Tie.prototype.show = function () { console.log('领带'); Finery.prototype.show.call(this) }
function Suit() { Finery.call(this) }
util.inherits(Suit, Finery)
Suit.prototype.show = function () { console.log('西装'); Finery.prototype.show.call(this) }
Object.assign(exports, { TShirt: TShirt, BigTrouser: BigTrouser, Sneakers: Sneakers, LeatherShoes: LeatherShoes, Tie: Tie, Suit: Suit })
