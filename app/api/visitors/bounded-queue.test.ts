import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

function openEnd() {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { ended, end }
}

/** Pieces of work that end when they are told to, and what has begun. */
function pieces(count: number) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, openEnd)
  const work = (number: number) => async () => {
    begun.push(number)
    await ends[number]?.ended
    return number
  }
  return { begun, work, end: (number: number) => ends[number]?.end() }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('so many pieces are done at once, the others in their turn', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 10 })
  const { begun, work, end } = pieces(4)
  const results = [0, 1, 2, 3].map(number => queue(work(number)))
  await settled()
  expect(begun).toEqual([0, 1])
  end(1)
  await settled()
  expect(begun).toEqual([0, 1, 2])
  for (const number of [0, 2, 3]) end(number)
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test('whoever finds the queue full is told to come again, and gets a turn later', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 })
  const { begun, work, end } = pieces(3)
  const first = queue(work(0))
  const second = queue(work(1))
  await expect(queue(work(2))).rejects.toMatchObject({ status: 429, data: { retryAfterSeconds: 5 } })
  end(0)
  end(1)
  await Promise.all([first, second])
  end(2)
  expect(await queue(work(2))).toBe(2)
  expect(begun).toEqual([0, 1, 2])
})

test('a piece that fails gives its turn to the next', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 })
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
