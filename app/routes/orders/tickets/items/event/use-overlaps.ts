import { useRef } from 'react'
import { doOverlap, type VisitSpan } from '#app/rules/itinerary/visit-times.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import { comboVisitId } from '../../block-hash.ts'
import type { OrderItemsProps } from '../../order-items-props.ts'
import { useVisitNames } from '../../use-visit-names.ts'
import { visitSlot } from '../combo/combo-model.ts'
import { chosenSlot, hasTickets } from './event-model.ts'

/** By start of a visit: what else is chosen at that time, `Harbor Cruise (10:00 am – 11:30 am) and Jelly Lab (11:00 am – 11:40 am)`. */
export type Overlaps = Readonly<Record<string, string>>

/** An event of the order, or one of a combo, with the starts that it could have. */
type StartsOfVisit = {
  id: string
  minutes: number
  slots: readonly { id: string; date: VisitSpan['date']; time: VisitSpan['time'] }[]
}

const NONE: Overlaps = {}

/** What each visit's starts overlap of the rest of the order. The value of a visit stays the same object until something of it changes. */
export function useOverlaps(order: OrderItemsProps) {
  const visitNames = useVisitNames()
  const known = useRef(new Map<string, { key: string; overlaps: Overlaps }>())
  const visits = lastingVisits(order)
  return ({ id: visitId, minutes, slots }: StartsOfVisit): Overlaps => {
    if (minutes === 0) return NONE
    const others = visits.filter(({ id }) => id !== visitId)
    const overlaps = Object.fromEntries(
      slots.flatMap(({ id, date, time }) => {
        const met = others.filter(other => doOverlap({ date, time, minutes }, other))
        return met.length > 0 ? [[id, visitNames(met)]] : []
      }),
    )
    const key = JSON.stringify(overlaps)
    const before = known.current.get(visitId)
    if (before?.key === key) return before.overlaps
    known.current.set(visitId, { key, overlaps })
    return overlaps
  }
}

/** What is chosen and takes time of its own. */
function lastingVisits({ page, order }: OrderItemsProps): (VisitSpan & { id: string; name: string })[] {
  const ofEvents = page.events.flatMap(event => {
    const choice = order.events.choices[event.id]
    const slot = hasTickets(choice) ? chosenSlot(event, choice) : undefined
    const { id, name, minutes } = event
    return slot ? [{ id, name, minutes, date: slot.date, time: slot.time }] : []
  })
  const ofCombos = page.combos.flatMap(({ key, visits }) => {
    const chosen = order.combos.choices[key]
    if (partySize(chosen?.quantities ?? {}) === 0) return []
    return visits.flatMap(visit => {
      const slot = visitSlot(visit, chosen)
      const { name, minutes } = visit
      return slot
        ? [{ id: comboVisitId(key, visit.id), name, minutes, date: slot.date, time: slot.time }]
        : []
    })
  })
  return [...ofEvents, ...ofCombos].filter(({ minutes }) => minutes > 0)
}
