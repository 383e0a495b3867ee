struct Shop { func open() { print("open") } }
