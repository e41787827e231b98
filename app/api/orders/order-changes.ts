import { findSlots } from '#app/data/queries/carts/read.ts'
import type { OrderRow } from '#app/data/queries/orders/read.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import { cancelTerms, moveEnd, type OrderPolicy } from '#app/rules/orders/change-policy.ts'
import { ownVisits } from '#app/rules/orders/move-visit.ts'
import { type OrderRefund, refundOf } from '#app/rules/orders/refund-of.ts'
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

/** What may be changed of an order at a moment, and until when. */
export type PossibleChanges = {
  visits: { slotId: string; until: Date }[]
  cancel: { until: Date; refund: OrderRefund } | null
}

type Situation = { slots: Slots; now: Date }

/** What its visitor may change of an order now, by the policy it was placed under; nothing of one that is cancelled. */
export function changesOf(
  { document, paid }: Pick<OrderRow, 'document' | 'paid'>,
  situation: Situation,
): PossibleChanges {
  const { policy, cancellation } = document
  if (!policy || cancellation) return { visits: [], cancel: null }
  return {
    visits: movableVisits(document.lines, { policy, ...situation }),
    cancel: cancelOffer({ document, paid }, { policy, ...situation }),
  }
}

type Ruling = Situation & { policy: OrderPolicy }

function movableVisits(
  lines: OrderRow['document']['lines'],
  { policy, slots, now }: Ruling,
): PossibleChanges['visits'] {
  return ownVisits(lines).flatMap(({ slotId, eventId }) => {
    const slot = slots.get(slotId)
    const until = slot && moveEnd(policy, { eventId, startsAt: slot.startsAt })
    return until && now < until ? [{ slotId, until }] : []
  })
}

function cancelOffer(
  { document, paid }: Pick<OrderRow, 'document' | 'paid'>,
  { policy, slots, now }: Ruling,
): PossibleChanges['cancel'] {
  const visits = document.lines.flatMap(line => line.visits)
  const planned = visits.flatMap(({ slotId, eventId }) => {
    const slot = slots.get(slotId)
    return slot ? [{ eventId, startsAt: slot.startsAt }] : []
  })
  const terms = planned.length === visits.length ? cancelTerms(policy, planned) : null
  if (!terms || now >= terms.until) return null
  const certificate = document.giftCertificate?.applied ?? 0
  const refund = refundOf({ lines: document.lines, paid, certificate }, terms)
  return { until: terms.until, refund }
}
