export class VideoFormat {}
const decoder = name => class extends VideoFormat {
  decode(file) { console.log(`播放${name}格式的视频文件:${file}`) }
}
export const MPEG = decoder('MPEG')
export const RMVB = decoder('RMVB')
export const AVI = decoder('AVI')
export const WMV = decoder('WMV')

class Player {
  #format
  constructor(format) { this.#format = format }
  get format() { return this.#format }
  set format(value) { this.#format = value }
  play(file) {
    console.log(this.open(file))
    this.#format.decode(file)
  }
}
export class WindowsPlayer extends Player { open(file) { return 'Windows播放器打开文件:' + file } }
export class LinuxPlayer extends Player { open(file) { return 'Linux播放器打开文件:' + file } }
export class UnixPlayer extends Player { open(file) { return 'Unix播放器打开文件:' + file } }
