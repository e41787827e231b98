import { refuse } from '../kernel/refuse.ts'

/** `share` of the time that may be worked while others wait, from 0 to 1 */
type Bounds = { atOnce: number; waiting: number; share: number }

/** Seconds after which a caller who found the queue full may come again. */
const RETRY_AFTER_SECONDS = 5

/**
 * Does at most `atOnce` pieces of work beside each other, in the order of asking, and refuses with TOO_MANY_REQUESTS when `waiting`
 * others wait already. Each place rests between two pieces while somebody waits, so long that it works a `share` of the time: work that
 * takes a processor must not take all of it. A place that is slowed down rests longer too, and so gives way to what slows it.
 */
export function createBoundedQueue({ atOnce, waiting, share }: Bounds) {
  const queue: (() => void)[] = []
  let running = 0
  const refuseFull = () => {
    if (running >= atOnce && queue.length >= waiting)
      throw refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const turn = async () => {
    if (running < atOnce) return void (running += 1)
    refuseFull()
    await new Promise<void>(resolve => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  const rest = (worked: number) => {
    if (queue.length === 0) return leave()
    setTimeout(leave, worked * (1 / share - 1))
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    const begin = performance.now()
    return work().finally(() => rest(performance.now() - begin))
  }
  return { inTurn, refuseFull }
}
