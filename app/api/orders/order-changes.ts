import { findSlots } from '#app/data/queries/carts/read.ts'
import type { OrderRow } from '#app/data/queries/orders/read.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import {
  type CancelDeadline,
  type CancelTerms,
  cancelTerms,
  moveEnd,
  type OrderPolicy,
} from '#app/rules/orders/change-policy.ts'
import { ownVisits } from '#app/rules/orders/move-visit.ts'
import { type OrderRefund, paidForVisits, refundOf } from '#app/rules/orders/refund-of.ts'
import type { ApiContext } from '../kernel/context.ts'

type Slots = ReadonlyMap<string, SlotState>

/** The slots that an order has visits at, as they are now. */
export function slotsOfOrder(
  { db, tenantId, now }: Pick<ApiContext, 'db' | 'tenantId' | 'now'>,
  { document }: Pick<OrderRow, 'document'>,
): Promise<Map<string, SlotState>> {
  const ids = document.lines.flatMap(({ visits }) => visits.map(({ slotId }) => slotId))
  return findSlots(db, tenantId, { ids: [...new Set(ids)], now, cartId: null })
}

/** A visit, and until when it can be moved, that moment not included. */
type MoveEnd = { slotId: string; until: Date }

/** What may be changed of an order at a moment, and until when. */
export type PossibleChanges = {
  visits: MoveEnd[]
  /** visits that could be moved until then */
  ended: MoveEnd[]
  /** `paid` is what was paid for its visits, in cents */
  cancel: { terms: CancelTerms; paid: Cents; refund: OrderRefund } | null
  /** also when it is over; null where its visits never could be cancelled */
  deadline: CancelDeadline | null
}

type Situation = { slots: Slots; now: Date }

/** What its visitor may change of an order now, by the policy it was placed under; nothing of one that is cancelled. */
export function changesOf(
  { document, paid }: Pick<OrderRow, 'document' | 'paid'>,
  situation: Situation,
): PossibleChanges {
  const { policy, cancellation } = document
  if (!policy || cancellation) return { visits: [], ended: [], cancel: null, deadline: null }
  const terms = termsOf(document, { policy, slots: situation.slots })
  const ends = moveEnds(document.lines, { policy, slots: situation.slots })
  return {
    visits: ends.filter(({ until }) => situation.now < until),
    ended: ends.filter(({ until }) => situation.now >= until),
    cancel: terms && situation.now < terms.until ? cancelOffer({ document, paid }, terms) : null,
    deadline: terms && { until: terms.until, hours: terms.hours },
  }
}

type Ruling = { slots: Slots; policy: OrderPolicy }

function moveEnds(lines: OrderRow['document']['lines'], { policy, slots }: Ruling): MoveEnd[] {
  return ownVisits(lines).flatMap(({ slotId, eventId }) => {
    const slot = slots.get(slotId)
    const until = slot && moveEnd(policy, { eventId, startsAt: slot.startsAt })
    return until ? [{ slotId, until }] : []
  })
}

function termsOf(
  { lines }: Pick<OrderRow['document'], 'lines'>,
  { policy, slots }: Ruling,
): CancelTerms | null {
  const visits = lines.flatMap(line => line.visits)
  const planned = visits.flatMap(({ slotId, eventId }) => {
    const slot = slots.get(slotId)
    return slot ? [{ eventId, startsAt: slot.startsAt }] : []
  })
  return planned.length === visits.length ? cancelTerms(policy, planned) : null
}

function cancelOffer(
  { document: { lines, giftCertificate }, paid }: Pick<OrderRow, 'document' | 'paid'>,
  terms: CancelTerms,
): PossibleChanges['cancel'] {
  const certificate = giftCertificate?.applied ?? 0
  const refund = refundOf({ lines, paid, certificate }, terms)
  return { terms, paid: paidForVisits(lines), refund }
}
