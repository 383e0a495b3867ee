#if os(Linux)
print("hello")
#endif
for n in 1...3 { print(n) }
