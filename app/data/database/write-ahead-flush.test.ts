import { expect, test } from 'vitest'
import { createWriteAheadFlush } from './write-ahead-flush.ts'

/** A disk whose pushes end when told to. */
function slowDisk() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const push = () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
  return { ends, push }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

test('whoever asks while the disk is at work waits for one more push, and only one', async () => {
  const { ends, push } = slowDisk()
  const flush = createWriteAheadFlush('', push)
  const done: string[] = []
  void flush().then(() => done.push('first'))
  await turn()
  for (const name of ['second', 'third']) void flush().then(() => done.push(name))
  ends[0]?.resolve()
  await turn()
  expect([ends.length, done]).toEqual([2, ['first']])
  ends[1]?.resolve()
  await turn()
  expect([ends.length, done]).toEqual([2, ['first', 'second', 'third']])
})

test('a push that fails is told to those who waited for it, and the next is tried', async () => {
  const { ends, push } = slowDisk()
  const flush = createWriteAheadFlush('', push)
  const failing = flush()
  await turn()
  const next = flush()
  ends[0]?.reject(new Error('The disk is gone'))
  await expect(failing).rejects.toThrow('The disk is gone')
  await turn()
  ends[1]?.resolve()
  await expect(next).resolves.toBeUndefined()
})
