type Lookup = { tenantId: string; visitor: string; now: Date }

const MINUTE = 60_000
/** A visitor mistypes a few times; a program that guesses numbers tries thousands. */
const A_VISITOR = 10
const A_VENUE = 120

let minute = 0
let counts = new Map<string, number>()

/** Counts a lookup; false when this visitor or this venue has used up its minute. Counted per process. */
export function takeLookup({ tenantId, visitor, now }: Lookup): boolean {
  const current = Math.floor(now.getTime() / MINUTE)
  if (current !== minute) {
    minute = current
    counts = new Map()
  }
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  const ofVenue = count(`venue ${tenantId}`)
  const ofVisitor = count(`visitor ${tenantId} ${visitor}`)
  return ofVenue <= A_VENUE && ofVisitor <= A_VISITOR
}
