type Load<Result> = () => Promise<Result>
export type SharedReadings<Result> = (key: string, read: Load<Result>) => Promise<Result>

/** So many equal readings run side by side before those who ask wait for the next one together: a few never wait for each other. */
const CONCURRENCY = 2

/**
 * Joins equal readings asked for at about the same time. While as many run as may at once, everybody who asks for the same shares
 * the next one, which starts when one of them has ended: nobody is given a reading that began before they asked, so what was
 * written before a request is seen by it.
 */
export function createSharedReadings<Result>({ atOnce = CONCURRENCY } = {}): SharedReadings<Result> {
  const running = new Map<string, Set<Promise<Result>>>()
  const next = new Map<string, Promise<Result>>()

  const start = (key: string, read: Load<Result>) => {
    const others = running.get(key) ?? new Set()
    const reading = read().finally(() => {
      others.delete(reading)
      if (others.size === 0) running.delete(key)
    })
    running.set(key, others.add(reading))
    return reading
  }

  return (key, read) => {
    const following = next.get(key)
    const current = running.get(key)
    if (following || !current || current.size < atOnce) return following ?? start(key, read)
    const begin = () => {
      next.delete(key)
      return start(key, read)
    }
    const reading = Promise.race(current).then(begin, begin)
    next.set(key, reading)
    return reading
  }
}
