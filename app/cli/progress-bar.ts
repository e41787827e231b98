import type { WriteStream } from 'node:tty'

export type ProgressState = { done: number; total: number }

const WIDTH = 30

/** A bar on one line that is written over and over; where there is no terminal, one line every ten percent. */
export function createProgressBar(label: string, stream: Pick<WriteStream, 'write' | 'isTTY'>) {
  let shown = -1

  return {
    show: ({ done, total }: ProgressState) => {
      const percent = total === 0 ? 100 : Math.floor((Math.min(done, total) / total) * 100)
      const step = stream.isTTY ? percent : Math.floor(percent / 10) * 10
      if (step <= shown) return
      shown = step
      stream.write(stream.isTTY ? `\r${label} ${barOf(step)} ${step} %` : `${label} ${step} %\n`)
    },
    end: () => void (stream.isTTY && shown >= 0 && stream.write('\n')),
  }
}

const barOf = (percent: number) => '█'.repeat(Math.round((percent / 100) * WIDTH)).padEnd(WIDTH, '░')
