struct Shop { func open() { print("open") } }

let shop = Shop()
shop.open()
