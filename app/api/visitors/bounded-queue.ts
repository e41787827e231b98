import { refuse } from '../refuse.ts'

type Bounds = { atOnce: number; waiting: number }

/** Seconds after which a caller who found the queue full may come again. */
const COME_AGAIN = 5

/**
 * Does at most `atOnce` pieces of work beside each other, in the order of asking, and refuses with TOO_MANY_REQUESTS when `waiting`
 * others wait already: work that takes a processor for long must not take all of them.
 */
export function createBoundedQueue({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = []
  let running = 0
  const turn = async () => {
    if (running < atOnce) return void (running += 1)
    if (queue.length >= waiting) throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: COME_AGAIN })
    await new Promise<void>(resolve => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    return work().finally(leave)
  }
}
