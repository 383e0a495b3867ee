class User { constructor(name) { this.name = name } }
class WebSite {
  constructor(name) { this.name = name }
  use({ name }) { console.log(`网站分类:${this.name},用户:${name}`) }
}
class WebSiteFactory {
  #cache = Object.create(null)
  get count() { return Object.keys(this.#cache).length }
  site(category) { return this.#cache[category] ??= Object.freeze(new WebSite(category)) }
}
module.exports = { User, WebSite, WebSiteFactory }
