class NoCoffee extends Error {}

class Kitchen {
  brew() { throw new NoCoffee('no coffee') }

  attempt(job) { job() }

  guarded(job) {
    try {
      job()
      return 'done'
    } catch (error) {
      return error instanceof NoCoffee ? 'no coffee at all' : 'something else went wrong'
    }
  }
}

module.exports = { NoCoffee, Kitchen }
