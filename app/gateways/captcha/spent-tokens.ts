/** Remembers what was used until it would have expired anyway. */
export type SpentTokens = {
  /** True the first time; false when it was spent before. */
  spend: (id: string, until: number, now: number) => boolean
}

const SWEEP_SIZE = 10_000

export function createSpentTokens(): SpentTokens {
  const spent = new Map<string, number>()
  const sweep = (now: number) => {
    for (const [id, until] of spent) if (until <= now) spent.delete(id)
  }
  return {
    spend: (id, until, now) => {
      if (spent.has(id)) return false
      if (spent.size >= SWEEP_SIZE) sweep(now)
      spent.set(id, until)
      return true
    },
  }
}
