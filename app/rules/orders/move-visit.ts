import type { PriceList } from '#app/contract/venue-file/prices.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { LinePart, LineVisit, OrderLine } from '#app/rules/pricing/order-line.ts'

/** A visit that was moved, by its slots, and when. */
export type VisitMove = { from: string; to: string; movedAt: string }

type Moves = readonly Pick<VisitMove, 'from' | 'to'>[]

/** A visit of an order that can be moved by itself: an event at one start. The parts of a combo belong to its day. */
export type OwnVisit = { slotId: string; eventId: string; parts: LinePart[] }

/** The visits of an order that stand by themselves, with what was bought for each. */
export function ownVisits(lines: readonly OrderLine[]): OwnVisit[] {
  const bySlot = new Map<string, OwnVisit>()
  for (const { itemType, visits, parts } of lines) {
    const [visit] = visits
    if (itemType !== 'Event' || !visit) continue
    const { slotId, eventId } = visit
    const before = bySlot.get(slotId)?.parts ?? []
    bySlot.set(slotId, { slotId, eventId, parts: [...before, ...parts] })
  }
  return [...bySlot.values()]
}

/** Whether the tickets of a visit are listed at the same prices in another list: only then is nothing due either way. */
export function isSamePrice(
  parts: readonly Pick<LinePart, 'personTypeId'>[],
  { from, to }: { from: PriceList | undefined; to: PriceList | undefined },
): boolean {
  const priceIn = (list: PriceList | undefined, personTypeId?: string) =>
    list?.prices.find(entry => entry.personTypeId === personTypeId)?.price ?? null
  return parts.every(({ personTypeId }) => {
    const price = priceIn(from, personTypeId)
    return price !== null && price === priceIn(to, personTypeId)
  })
}

/** What the tickets of a visit cost more at the prices of another list, in cents, below 0 where they cost less; null where it does not sell one of them. */
export function priceDifference(
  parts: readonly Pick<LinePart, 'personTypeId' | 'quantity'>[],
  { from, to }: { from: PriceList | undefined; to: PriceList | undefined },
): Cents | null {
  const priceIn = (list: PriceList | undefined, personTypeId?: string) =>
    list?.prices.find(entry => entry.personTypeId === personTypeId)?.price ?? null
  let difference = 0
  for (const { personTypeId, quantity } of parts) {
    const [before, after] = [priceIn(from, personTypeId), priceIn(to, personTypeId)]
    if (before === null || after === null) return null
    difference += quantity * (after - before)
  }
  return difference
}

/** The lines of an order once a visit is at another start: what stands by itself moves, a combo that shares the start stays. */
export function movedLines(
  lines: readonly OrderLine[],
  { from, to, startTime }: { from: string; to: string; startTime: string },
): OrderLine[] {
  const visit = (each: LineVisit) => (each.slotId === from ? { ...each, slotId: to, startTime } : each)
  const part = (each: LinePart) => (each.slotId === from ? { ...each, slotId: to } : each)
  return lines.map(line =>
    line.itemType === 'Event'
      ? { ...line, visits: line.visits.map(visit), parts: line.parts.map(part) }
      : line,
  )
}

/** The slot that a visit had when it was bought, and how often it has been moved since: by these a calendar knows it again. */
export function originOf(slotId: string, moves: Moves): { slotId: string; moves: number } {
  return [...moves]
    .reverse()
    .reduce(
      (origin, { from, to }) => (to === origin.slotId ? { slotId: from, moves: origin.moves + 1 } : origin),
      { slotId, moves: 0 },
    )
}
