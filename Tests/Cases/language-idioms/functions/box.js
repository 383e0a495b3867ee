function Lid(name) {
  this.name = name
}

var Box = function (lid) { this.lid = lid }
Box.prototype.open = function () { console.log('open ' + this.lid.name) }
Box.prototype.sizes = function () { return [1, 2.5] }
