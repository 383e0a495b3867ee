let shop = Shop()
shop.open()
