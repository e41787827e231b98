import { useEffect, useState } from 'react'
import { QUANTITY_TOTAL_DELAY } from '#app/rules/shell/delays.ts'
import { type Settling, useUnsent } from '../../use-unsent.ts'
import type { Choice, Choices } from './event-model.ts'

/** One quantity of the order: tickets of one kind, at the visitor's own price or at retail. */
export type TicketKey = { eventId: string; ticketTypeId: string; isRetail: boolean }

export type ChangeChoice = {
  slot: (eventId: string, slotId: string) => void
  quantity: (ticket: TicketKey, quantity: number) => void
}

const NOTHING: Choice = { slotId: null, quantities: {}, retail: {} }

type ChoicesState = {
  choices: Choices
  summed: Choices
  change: ChangeChoice
  /** nothing was changed since something was settled */
  isAsSettled: boolean
}

/**
 * What is chosen of the events and not sent yet. A change touches one event's value only, so that the blocks of the others do not draw
 * again. `summed` follows `choices` a moment later: a press is answered by its row first, and then by the total (ORD-295).
 */
export function useEventChoices({
  choices: start,
  ...settling
}: Settling & { choices: Choices }): ChoicesState {
  const { held, isAsSettled, alter } = useUnsent({ start, ...settling })
  const [later, setLater] = useState(held)
  const summed = isAsSettled ? held : later
  if (later !== summed) setLater(summed)

  useEffect(() => {
    if (summed === held) return
    const timer = setTimeout(() => setLater(held), QUANTITY_TOTAL_DELAY)
    return () => clearTimeout(timer)
  }, [held, summed])

  const [change] = useState((): ChangeChoice => {
    const alterOne = (eventId: string, alteration: (choice: Choice) => Choice) =>
      alter(choices => ({ ...choices, [eventId]: alteration(choices[eventId] ?? NOTHING) }))
    return {
      slot: (eventId, slotId) => alterOne(eventId, choice => ({ ...choice, slotId })),
      quantity: ({ eventId, ticketTypeId, isRetail }, count) => {
        const kind = isRetail ? 'retail' : 'quantities'
        alterOne(eventId, choice => ({ ...choice, [kind]: { ...choice[kind], [ticketTypeId]: count } }))
      },
    }
  })
  return { choices: held, summed, change, isAsSettled }
}
