import { comboVisitId } from '../block-hash.ts'
import { visitSlotField } from '../items/combo/combo-form.ts'
import { comboFreeStart } from '../items/combo/combo-free-start.ts'
import { slotField } from '../items/event/event-form.ts'
import { freeStart, type OtherStart } from '../items/event/free-start.ts'
import { useOverlaps } from '../items/event/use-overlaps.ts'
import type { OrderItemsProps } from '../order-items-props.ts'

/** Another start for a visit that overlaps: the field that holds its start, and how it is chosen in the browser. */
export type OtherStartOfVisit = {
  start: OtherStart
  field: string
  choose: (slotId: string) => void
}

/** By its id in the day: the nearest other start of a visit that goes with the rest of the order. */
export function useOtherStarts({ page, order }: OrderItemsProps) {
  const overlapsOf = useOverlaps({ page, order })
  const { events, combos } = order
  return (visitId: string): OtherStartOfVisit | null => {
    const event = page.events.find(({ id }) => id === visitId)
    if (event) {
      const start = freeStart({ event, choice: events.choices[visitId], overlaps: overlapsOf(event) })
      const choose = (slotId: string) => events.change.slot(visitId, slotId)
      return { start, field: slotField(visitId), choose }
    }
    const ofCombo = page.combos
      .flatMap(combo => combo.visits.map(visit => ({ combo, visit })))
      .find(({ combo, visit }) => comboVisitId(combo.key, visit.id) === visitId)
    if (!ofCombo) return null
    const { combo, visit } = ofCombo
    const overlaps = overlapsOf({ ...visit, id: visitId })
    return {
      start: comboFreeStart({ combo, visit, chosen: combos.choices[combo.key], overlaps }),
      field: visitSlotField(combo.key, visit.id),
      choose: slotId => combos.change.slot(combo.key, { eventId: visit.id, slotId }),
    }
  }
}
