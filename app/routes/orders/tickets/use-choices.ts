import { useState } from 'react'
import type { Choice, Choices } from './order-model.ts'

/** One quantity of the order: tickets of one kind, at the visitor's own price or at retail. */
export type TicketKey = { eventId: string; ticketTypeId: string; isRetail: boolean }

export type ChangeChoice = {
  slot: (eventId: string, slotId: string) => void
  quantity: (ticket: TicketKey, quantity: number) => void
}

const NOTHING: Choice = { slotId: null, quantities: {}, retail: {} }

/**
 * What the visitor has chosen on this page and not sent yet. It starts from what the server knows, or from what was typed into a
 * form that was refused, and starts again when the server knows something new. A change touches one event's value only, so that
 * the blocks of the others do not draw again.
 */
export function useChoices(start: Choices): { choices: Choices; change: ChangeChoice } {
  const [{ from, choices }, set] = useState({ from: start, choices: start })
  const current = from === start ? choices : start
  if (from !== start) set({ from: start, choices: start })

  const [change] = useState((): ChangeChoice => {
    const alter = (eventId: string, alteration: (choice: Choice) => Choice) =>
      set(state => {
        const choice = alteration(state.choices[eventId] ?? NOTHING)
        return { ...state, choices: { ...state.choices, [eventId]: choice } }
      })
    return {
      slot: (eventId, slotId) => alter(eventId, choice => ({ ...choice, slotId })),
      quantity: ({ eventId, ticketTypeId, isRetail }, count) => {
        const kind = isRetail ? 'retail' : 'quantities'
        alter(eventId, choice => ({ ...choice, [kind]: { ...choice[kind], [ticketTypeId]: count } }))
      },
    }
  })
  return { choices: current, change }
}
