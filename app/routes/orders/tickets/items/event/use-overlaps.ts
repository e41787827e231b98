import { useRef } from 'react'
import { doOverlap } from '#app/rules/itinerary/visit-times.ts'
import { useVisitNames } from '../../use-visit-names.ts'
import { type Choices, chosenSlot, hasTickets, type OrderEvent } from './event-model.ts'

/** By start of an event: what else is chosen at that time, `Harbor Cruise (10:00 am – 11:30 am) and Jelly Lab (11:00 am – 11:40 am)`. */
export type Overlaps = Readonly<Record<string, string>>

const NONE: Overlaps = {}

/** What each event's starts overlap of the rest of the order. The value of an event stays the same object until something of it changes. */
export function useOverlaps(events: readonly OrderEvent[], choices: Choices) {
  const visitNames = useVisitNames()
  const known = useRef(new Map<string, { key: string; overlaps: Overlaps }>())
  const visits = events.flatMap(event => {
    const slot = hasTickets(choices[event.id]) ? chosenSlot(event, choices[event.id]) : undefined
    return slot && event.minutes > 0 ? [{ event, date: slot.date, time: slot.time, label: slot.label }] : []
  })
  return (event: OrderEvent): Overlaps => {
    if (event.minutes === 0) return NONE
    const others = visits.filter(visit => visit.event.id !== event.id)
    const overlaps = Object.fromEntries(
      event.slots.flatMap(({ id, date, time }) => {
        const start = { date, time, minutes: event.minutes }
        const met = others.filter(visit => doOverlap(start, { ...visit, minutes: visit.event.minutes }))
        const named = met.map(({ event: { name, minutes }, time }) => ({ name, time, minutes }))
        return met.length > 0 ? [[id, visitNames(named)]] : []
      }),
    )
    const key = JSON.stringify(overlaps)
    const before = known.current.get(event.id)
    if (before?.key === key) return before.overlaps
    known.current.set(event.id, { key, overlaps })
    return overlaps
  }
}
