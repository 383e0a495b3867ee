export class Bell {
  ring() { console.log('ding') }
}
