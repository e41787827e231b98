import { useRef } from 'react'
import type { SummaryPart } from '../../order-summary/summary-part.ts'
import { type Choice, type Choices, eventPart, type OrderEvent } from './event-model.ts'

type PartOfChoice = { choice: Choice | undefined; part: SummaryPart | null }

/** The events of the order in the summary. An event whose choice is as it was keeps its part: the others are not priced again. */
export function useEventParts(events: readonly OrderEvent[], choices: Choices): SummaryPart[] {
  const known = useRef(new WeakMap<OrderEvent, PartOfChoice>())
  return events.flatMap(event => {
    const choice = choices[event.id]
    const before = known.current.get(event)
    const now = before?.choice === choice && before ? before : { choice, part: eventPart(event, choice) }
    known.current.set(event, now)
    return now.part ?? []
  })
}
