export class Node {
  next = null

  itself() { return this }
}
