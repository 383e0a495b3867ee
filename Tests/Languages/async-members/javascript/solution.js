export class Kitchen {
  async cook(meal) {
    if (!meal) throw new Error('nothing to cook')
    console.log('cooking')
    await new Promise(done => setTimeout(done, 1))
    return `hot ${meal}`
  }
}
