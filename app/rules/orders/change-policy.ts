import type { ChangePolicy } from '#app/contract/venue-file/change-policy.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** What may be changed of an order, as it was when it was placed: for its events in general, and for those that have a policy of their own. */
export type OrderPolicy = { usual: ChangePolicy; events: Record<string, ChangePolicy> }

type PolicySource = {
  /** a venue that was stored before it had one lets nobody change anything */
  usual: ChangePolicy | undefined
  /** the events of the order */
  events: readonly { id: string; orderChanges?: ChangePolicy }[]
}

/** The policy that an order is placed under. */
export function orderPolicy({ usual, events }: PolicySource): OrderPolicy {
  const own = events.flatMap(({ id, orderChanges }) => (orderChanges ? [[id, orderChanges] as const] : []))
  return { usual: usual ?? NOTHING, events: Object.fromEntries(own) }
}

const NOTHING: ChangePolicy = { refundPercent: 0, cancelFee: 0 }

/** A venue lets visitors change at least something of their orders. */
export const letsChange = ({ moveHours, cancelHours }: ChangePolicy): boolean =>
  moveHours !== undefined || cancelHours !== undefined

const policyOf = ({ usual, events }: OrderPolicy, eventId: string): ChangePolicy => events[eventId] ?? usual

/** A visit of an order, by its event and its start. */
export type PlannedVisit = { eventId: string; startsAt: Date }

const HOUR = 3_600_000

const hoursBefore = (instant: Date, hours: number) => new Date(instant.getTime() - hours * HOUR)

/** Until when a visit can be moved, that moment not included; null where its visitor cannot move it. */
export function moveEnd(policy: OrderPolicy, { eventId, startsAt }: PlannedVisit): Date | null {
  const { moveHours } = policyOf(policy, eventId)
  return moveHours === undefined ? null : hoursBefore(startsAt, moveHours)
}

/** Until when an order can be cancelled, that moment not included, and how many hours before its visit that is. */
export type CancelDeadline = { until: Date; hours: number }

/** On what terms an order is cancelled: until when, and what of its price comes back. Cents and percent. */
export type CancelTerms = CancelDeadline & { refundPercent: number; cancelFee: Cents }

/**
 * The terms under which the visits of an order can be cancelled together: of several policies the earliest end, the least share and the
 * greatest fee. Null where one of them cannot be cancelled, and without a visit.
 */
export function cancelTerms(policy: OrderPolicy, visits: readonly PlannedVisit[]): CancelTerms | null {
  const terms = visits.map(({ eventId, startsAt }) => ({ ...policyOf(policy, eventId), startsAt }))
  const ends = terms.flatMap(({ cancelHours: hours, startsAt }) =>
    hours === undefined ? [] : [{ until: hoursBefore(startsAt, hours), hours }],
  )
  const [first] = ends.sort((one, other) => one.until.getTime() - other.until.getTime())
  if (!first || ends.length < terms.length) return null
  return {
    ...first,
    refundPercent: Math.min(...terms.map(({ refundPercent }) => refundPercent)),
    cancelFee: Math.max(...terms.map(({ cancelFee }) => cancelFee)),
  }
}
