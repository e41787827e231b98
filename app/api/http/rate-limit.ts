/** So many tries at once, and how fast they come back. */
export type Allowance = { tries: number; minutesPerTry: number }

export type RateLimit = {
  /** Takes one try of this key; the seconds to wait when there is none left, else 0. */
  take: (key: string, now: Date) => number
  /** Gives the tries of a key back: after a success an honest visitor starts afresh. */
  clear: (key: string) => void
}

const KEPT_KEYS = 20_000
const MINUTE = 60_000

/**
 * A bucket of tries per key, in this process: several nodes allow as many times more, which still stops guessing.
 * The oldest keys are forgotten first, so that made-up keys cannot fill the memory.
 */
export function createRateLimit({ tries, minutesPerTry }: Allowance): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const pause = minutesPerTry * MINUTE

  return {
    take: (key, now) => {
      const { left, at } = buckets.get(key) ?? { left: tries, at: now.getTime() }
      const refilled = Math.min(tries, left + Math.max(0, now.getTime() - at) / pause)
      buckets.delete(key)
      buckets.set(key, { left: Math.max(refilled - 1, refilled < 1 ? refilled : 0), at: now.getTime() })
      if (buckets.size > KEPT_KEYS) buckets.delete(buckets.keys().next().value!)
      return refilled >= 1 ? 0 : Math.ceil(((1 - refilled) * pause) / 1000)
    },
    clear: key => void buckets.delete(key),
  }
}
