import net from 'node:net'

export class Target {
  async attack() {
    await new Promise(done => {
      const server = net.createServer()
      server.on('error', done)
      server.listen(0, '127.0.0.1', () => {
        const client = net.connect(server.address().port, '127.0.0.1', () => { console.log('a connection'); done() })
        client.on('error', done)
      })
    })
  }

  answer() { console.log('answered') }
}
