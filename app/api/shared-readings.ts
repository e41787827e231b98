type Read<Result> = () => Promise<Result>
export type SharedReadings<Result> = (key: string, read: Read<Result>) => Promise<Result>

/**
 * Joins equal readings asked for at about the same time. While one runs, everybody who asks for the same shares the next one, which
 * starts when the running one has ended: nobody is given a reading that began before they asked, so what was written
 * before a request is seen by it.
 */
export function createSharedReadings<Result>(): SharedReadings<Result> {
  const running = new Map<string, Promise<Result>>()
  const next = new Map<string, Promise<Result>>()

  const start = (key: string, read: Read<Result>) => {
    const reading = read().finally(() => running.get(key) === reading && running.delete(key))
    running.set(key, reading)
    return reading
  }

  return (key, read) => {
    const current = running.get(key)
    const following = next.get(key)
    if (following || !current) return following ?? start(key, read)
    const begin = () => {
      next.delete(key)
      return start(key, read)
    }
    const reading = current.then(begin, begin)
    next.set(key, reading)
    return reading
  }
}
