export interface VideoFormat { decode(file: string): void }

const format = (name: string) => class implements VideoFormat {
  decode(file: string): void { console.log(`播放${name}格式的视频文件:${file}`) }
}

export class MPEG extends format('MPEG') {}
export class RMVB extends format('RMVB') {}
export class AVI extends format('AVI') {}
export class WMV extends format('WMV') {}

abstract class VideoPlayer {
  constructor(public format: VideoFormat) {}
  protected abstract get system(): string
  play(file: string): void {
    console.log(`${this.system}播放器打开文件:${file}`)
    this.format.decode(file)
  }
}

export class WindowsPlayer extends VideoPlayer { protected get system() { return 'Windows' } }
export class LinuxPlayer extends VideoPlayer { protected get system() { return 'Linux' } }
export class UnixPlayer extends VideoPlayer { protected get system() { return 'Unix' } }
