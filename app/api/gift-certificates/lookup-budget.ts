import type { Database } from '#app/data/database/database.ts'

type Lookup = { tenantId: string; visitor: string; now: Date }

const MINUTE = 60_000
/** A visitor mistypes a few times; a program that guesses numbers tries thousands. */
const A_VISITOR = 10
const A_VENUE = 120

type Minute = { number: number; counts: Map<string, number> }

const minutes = new WeakMap<Database, Minute>()

/** Counts a lookup; false when this visitor or this venue has used up its minute. Counted per process. */
export function takeLookup(database: Database, { tenantId, visitor, now }: Lookup): boolean {
  const number = Math.floor(now.getTime() / MINUTE)
  const known = minutes.get(database)
  const { counts } = known?.number === number ? known : begin(database, number)
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  const ofVenue = count(`venue ${tenantId}`)
  const ofVisitor = count(`visitor ${tenantId} ${visitor}`)
  return ofVenue <= A_VENUE && ofVisitor <= A_VISITOR
}

function begin(database: Database, number: number): Minute {
  const minute = { number, counts: new Map<string, number>() }
  minutes.set(database, minute)
  return minute
}
