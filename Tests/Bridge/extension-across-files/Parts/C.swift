protocol Walker { func walk() }
extension Walker { func walkTwice() { walk(); walk() } }
