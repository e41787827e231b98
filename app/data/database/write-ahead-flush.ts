import { closeSync, fsync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * PGlite leaves its writes in the page cache; this pushes the newest log segments to the disk, beside the statements of others. Whoever
 * asks while the disk is at work shares the next push with everybody who asks until it begins: what they committed was written before.
 */
export function createWriteAheadFlush(folder: string, push = pushNewest): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  const begin = () => {
    next = null
    running = push(folder)
    return running
  }
  return () => {
    next ??= running.then(begin, begin)
    return next
  }
}

/** Segments are opened before anything else can happen in this thread: PGlite gives them other names when it has done with them. */
async function pushNewest(folder: string): Promise<void> {
  const segments = readdirSync(folder)
    .filter(name => /^[0-9A-F]{24}$/.test(name))
    .map(name => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const files = segments.slice(0, 2).map(segment => openSync(segment, 'r+'))
  try {
    await Promise.all(files.map(file => promisify(fsync)(file)))
  } finally {
    for (const file of files) closeSync(file)
  }
}
