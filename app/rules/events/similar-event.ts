/** What makes events alike: what the venue recommends with one, where they are, and how long they take (minutes). */
export type EventLikeness = {
  id: string
  recommendedIds: readonly string[]
  facilityIds: readonly string[]
  duration: number | null
  isGeneralAdmission: boolean
}

/** How long an event takes that says nothing of it, in minutes. */
const USUAL_DURATION = 60

/**
 * The event most like one that is sold out, among others that have seats: what the venue recommends with it first, then one in the
 * same place, then the one nearest to it in length; admission to the house only where there is nothing else. Null among none.
 */
export function similarEvent(
  event: EventLikeness,
  candidates: readonly EventLikeness[],
): EventLikeness | null {
  const others = candidates.filter(({ id }) => id !== event.id)
  const ranked = others.map(candidate => ({ candidate, rank: rankOf(candidate, event) }))

  return ranked.toSorted((a, b) => compare(a.rank, b.rank))[0]?.candidate ?? null
}

function rankOf(candidate: EventLikeness, event: EventLikeness): readonly number[] {
  const recommended = event.recommendedIds.indexOf(candidate.id)
  const isBeside = candidate.facilityIds.some(id => event.facilityIds.includes(id))
  const distance = Math.abs(lengthOf(candidate) - lengthOf(event))

  return [
    Number(candidate.isGeneralAdmission),
    recommended < 0 ? Number.MAX_SAFE_INTEGER : recommended,
    isBeside ? 0 : 1,
    distance,
  ]
}

const lengthOf = ({ duration }: EventLikeness) => duration ?? USUAL_DURATION

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((rank, at) => rank !== b[at])

  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}
