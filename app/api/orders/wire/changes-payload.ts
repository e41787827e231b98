import type { OrderChanges } from '#app/contract/orders.ts'
import type { SlotRow } from '#app/data/queries/slots/read.ts'
import { startAt } from '../movable-visit.ts'
import type { PossibleChanges } from '../order-changes.ts'

/** What may be changed of an order, in the words of the contract. */
export const changesPayload = ({ visits, ended, cancel, deadline }: PossibleChanges): OrderChanges => ({
  visits: visits.map(({ slotId, until }) => ({ eventId: slotId, moveUntil: until.toISOString() })),
  endedVisits: ended.map(({ slotId, until }) => ({ eventId: slotId, movedUntil: until.toISOString() })),
  cancel: cancel && {
    ...cancel.terms,
    ...cancel.refund,
    paid: cancel.paid,
    until: cancel.terms.until.toISOString(),
  },
  cancelDeadline: deadline && { until: deadline.until.toISOString(), hours: deadline.hours },
})

/** A start that a visit can be moved to. */
export const startPayload = (slot: SlotRow) => ({
  eventId: slot.id,
  startTime: startAt(slot),
  availableSeats: slot.free,
})
