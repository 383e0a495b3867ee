export class Fund {
  #each(word) { for (let n = 1; n <= 3; n += 1) console.log(`股票${n}${word}`) }
  buy() { this.#each('买入') }
  sell() { this.#each('卖出') }
}
