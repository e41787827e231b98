import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/project-root.ts'
import { type FontReading, WIDTH_SAMPLE } from '#app/rules/fonts/check-font.ts'
import { spansFor } from '#app/rules/fonts/language-letters.ts'

/** How long a font may take to be read, in milliseconds: a large one takes four seconds on a busy machine. */
const MAX_TIME = 25_000

/** As much as a font may unpack to, in bytes. */
const MAX_UNPACKED = 16_000_000

/** Of the thread's own memory. */
const MAX_MEMORY_MB = 384

/** Fonts that wait at the most while one is read. */
const MAX_WAITING = 8

export type FontProblem = 'broken' | 'busy' | 'collection' | 'letters' | 'size' | 'time' | 'type'

export type FontAnswer = { facts: FontReading; content: Uint8Array } | { problem: FontProblem }

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * What a font file says of itself, and the same font as WOFF2 with the letters that these languages need. One font at a time, in a thread
 * with an end: whatever a file does, it is `problem` here, and the process goes on. All its letters are drawn once.
 */
export async function readFont(
  file: Uint8Array,
  { languages }: { languages: readonly string[] },
): Promise<FontAnswer> {
  if (waiting >= MAX_WAITING) return { problem: 'busy' }
  waiting += 1
  try {
    const answer = last.then(() => readInThread(file, languages))
    last = answer
    return await answer
  } finally {
    waiting -= 1
  }
}

function readInThread(file: Uint8Array, languages: readonly string[]): Promise<FontAnswer> {
  return new Promise(resolve => {
    const worker = new Worker(join(projectRoot(), 'app/documents/fonts/font-thread.mjs'), {
      workerData: { file, spans: spansFor(languages), sample: WIDTH_SAMPLE, maxBytes: MAX_UNPACKED },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    })
    const end = (answer: FontAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ problem: 'time' }), MAX_TIME)
    worker.on('message', end)
    worker.on('error', () => end({ problem: 'broken' }))
    worker.on('exit', () => end({ problem: 'broken' }))
  })
}
