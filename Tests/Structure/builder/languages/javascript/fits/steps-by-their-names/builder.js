export class Person {
  parts = [];
}

class BasePersonBuilder {
  constructor() {
    this.reset();
  }
  reset() {
    this.person = new Person();
  }
  put(part) {
    console.log('建造' + part);
    this.person.parts.push(part);
  }
  result() {
    const p = this.person;
    this.reset();
    return p;
  }
}

export class FatPersonBuilder extends BasePersonBuilder {
  buildHead() { this.put('胖子的头部'); }
  buildBody() { this.put('胖子的身体'); }
  buildLeftHand() { this.put('胖子的左手'); }
  buildRightHand() { this.put('胖子的右手'); }
  buildLeftFoot() { this.put('胖子的左脚'); }
  buildRightFoot() { this.put('胖子的右脚'); }
}

export class ThinPersonBuilder extends BasePersonBuilder {
  buildHead() { this.put('瘦子的头部'); }
  buildBody() { this.put('瘦子的身体'); }
  buildLeftHand() { this.put('瘦子的左手'); }
  buildRightHand() { this.put('瘦子的右手'); }
  buildLeftFoot() { this.put('瘦子的左脚'); }
  buildRightFoot() { this.put('瘦子的右脚'); }
}

const STEPS = ['buildHead', 'buildBody', 'buildLeftHand', 'buildRightHand', 'buildLeftFoot', 'buildRightFoot'];

export class PersonDirector {
  constructor(builder) {
    this.builder = builder;
  }
  build() {
    STEPS.forEach((step) => this.builder[step]());
  }
}
