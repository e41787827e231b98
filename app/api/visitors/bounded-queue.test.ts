import { afterEach, expect, test, vi } from 'vitest'
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

/** Long enough for whoever is next to begin where nobody rests. */
const settled = () => new Promise(resolve => setTimeout(resolve, 5))

afterEach(() => void vi.useRealTimers())

test('so many pieces are done at once, the others in their turn', async () => {
  const { inTurn } = createBoundedQueue({ atOnce: 2, waiting: 10, share: 1 })
  const { begun, work, end } = pieces(4)
  const results = [0, 1, 2, 3].map(number => inTurn(work(number)))
  await settled()
  expect(begun).toEqual([0, 1])
  end(1)
  await settled()
  expect(begun).toEqual([0, 1, 2])
  for (const number of [0, 2, 3]) end(number)
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test('whoever finds the queue full is told to come again, and gets a turn later', async () => {
  const { inTurn } = createBoundedQueue({ atOnce: 1, waiting: 1, share: 1 })
  const { begun, work, end } = pieces(3)
  const first = inTurn(work(0))
  const second = inTurn(work(1))
  await expect(inTurn(work(2))).rejects.toMatchObject({ status: 429, data: { retryAfterSeconds: 5 } })
  end(0)
  end(1)
  await Promise.all([first, second])
  end(2)
  expect(await inTurn(work(2))).toBe(2)
  expect(begun).toEqual([0, 1, 2])
})

test('a piece that fails gives its turn to the next', async () => {
  const { inTurn } = createBoundedQueue({ atOnce: 1, waiting: 1, share: 1 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('while others wait it rests, so that it works a share of the time; nobody waits for a rest alone', async () => {
  vi.useFakeTimers()
  const { inTurn } = createBoundedQueue({ atOnce: 1, waiting: 2, share: 0.25 })
  const ends: number[] = []
  const work = async () => {
    await new Promise(resolve => setTimeout(resolve, 10))
    ends.push(performance.now() - start)
  }
  const start = performance.now()
  const both = Promise.all([inTurn(work), inTurn(work)])
  await vi.advanceTimersByTimeAsync(50)
  await both
  const alone = inTurn(work)
  await vi.advanceTimersByTimeAsync(10)
  await alone
  expect(ends).toEqual([10, 50, 60])
})

test('a full queue can be told before any work is done for a caller', async () => {
  const { inTurn, refuseFull } = createBoundedQueue({ atOnce: 1, waiting: 0, share: 1 })
  const { work, end } = pieces(1)
  refuseFull()
  const only = inTurn(work(0))
  expect(refuseFull).toThrow(expect.objectContaining({ status: 429 }))
  end(0)
  await only
  await settled()
  refuseFull()
})
