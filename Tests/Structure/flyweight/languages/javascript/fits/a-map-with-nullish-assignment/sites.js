export class User {
  constructor(name) { this.name = name }
}

export class WebSite {
  #name
  constructor(name) { this.#name = name }
  get name() { return this.#name }
  use(user) { console.log(`网站分类:${this.name},用户:${user.name}`) }
}

export class WebSiteFactory {
  #pool = new Map()
  get count() { return this.#pool.size }
  site(category) {
    if (!this.#pool.has(category)) this.#pool.set(category, new WebSite(category))
    return this.#pool.get(category)
  }
}
