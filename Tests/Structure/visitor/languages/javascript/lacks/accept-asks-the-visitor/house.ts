export class Joy { readonly man = '我要飞'; readonly woman = '我要跳'; readonly name = '喜' }
export class Anger { readonly man = '我要叫'; readonly woman = '我要苦'; readonly name = '怒' }

type Mood = Joy | Anger

export interface Element { accept(mood: Mood): void }

export class Man implements Element {
  accept(mood: Mood): void { console.log(`男人接收到${mood.name}这个visitor============${mood.man}`) }
}

export class Woman implements Element {
  accept(mood: Mood): void { console.log(`女人接收到${mood.name}这个visitor============${mood.woman}`) }
}

export class ObjectStructure {
  private elements: Element[] = []
  attach(element: Element): void { this.elements.push(element) }
  detach(element: Element): void { this.elements = this.elements.filter(e => e !== element) }
  accept(mood: Mood): void { for (const element of this.elements) element.accept(mood) }
}
