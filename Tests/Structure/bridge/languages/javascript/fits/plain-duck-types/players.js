export class VideoFormat {
  decode(file) { throw new Error('not implemented') }
}

export class MPEG extends VideoFormat { decode(file) { console.log(`播放MPEG格式的视频文件:${file}`) } }
export class RMVB extends VideoFormat { decode(file) { console.log(`播放RMVB格式的视频文件:${file}`) } }
export class AVI extends VideoFormat { decode(file) { console.log(`播放AVI格式的视频文件:${file}`) } }
export class WMV extends VideoFormat { decode(file) { console.log(`播放WMV格式的视频文件:${file}`) } }

class Player {
  constructor(format) { this.format = format }
  play(file) {
    console.log(`${this.constructor.system}播放器打开文件:${file}`)
    this.format.decode(file)
  }
}

export class WindowsPlayer extends Player { static system = 'Windows' }
export class LinuxPlayer extends Player { static system = 'Linux' }
export class UnixPlayer extends Player { static system = 'Unix' }
