export interface VideoFormat { decode(file: string): void }

export class MPEG implements VideoFormat { decode(file: string) { console.log(`播放MPEG格式的视频文件:${file}`) } }
export class RMVB implements VideoFormat { decode(file: string) { console.log(`播放RMVB格式的视频文件:${file}`) } }
export class AVI implements VideoFormat { decode(file: string) { console.log(`播放AVI格式的视频文件:${file}`) } }
export class WMV implements VideoFormat { decode(file: string) { console.log(`播放WMV格式的视频文件:${file}`) } }

abstract class Player {
  protected abstract readonly system: string
  constructor(public format: VideoFormat) {}
  play(file: string): void {
    console.log(`${this.system}播放器打开文件:${file}`)
    this.format.decode(file)
  }
}
export class WindowsPlayer extends Player { protected readonly system = 'Windows' }
export class LinuxPlayer extends Player { protected readonly system = 'Linux' }
export class UnixPlayer extends Player { protected readonly system = 'Unix' }
