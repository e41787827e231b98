import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { LaunchRecord } from './launch-finding.ts'

/** What a limit counts that an order exceeds. */
type Exceeded = { eventId: string; pricePointIds: readonly string[] }

/** What is mended where something is refused: the least limit that the order exceeds, else what was bought. */
export function refusedRecord(
  { limits }: Pick<VenueFile, 'limits'>,
  { bought, exceeded }: { bought: LaunchRecord; exceeded: readonly Exceeded[] },
): LaunchRecord {
  const meant = limits.filter(({ ruleType, eventIds, personTypeIds }) =>
    exceeded.some(
      ({ eventId, pricePointIds }) =>
        ruleType === 'eventSales' &&
        (eventIds.length === 0 || eventIds.includes(eventId)) &&
        (personTypeIds.length === 0 || personTypeIds.some(type => pricePointIds.includes(type))),
    ),
  )
  const [least] = meant.toSorted((a, b) => a.quantity - b.quantity)
  return least ? { kind: 'limit', id: least.id } : bought
}
