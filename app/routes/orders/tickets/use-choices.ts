import { useEffect, useState } from 'react'
import { QUANTITY_TOTAL_DELAY } from '#app/rules/shell/delays.ts'
import type { Choice, Choices } from './order-model.ts'

/** One quantity of the order: tickets of one kind, at the visitor's own price or at retail. */
export type TicketKey = { eventId: string; ticketTypeId: string; isRetail: boolean }

export type ChangeChoice = {
  slot: (eventId: string, slotId: string) => void
  quantity: (ticket: TicketKey, quantity: number) => void
}

const NOTHING: Choice = { slotId: null, quantities: {}, retail: {} }

type Chosen = { choices: Choices; summed: Choices; change: ChangeChoice }

type Start = {
  /** what the server knows, or what was typed into a form that was refused */
  choices: Choices
  /** another version of the cart, another address, another answer: what was chosen before is settled */
  settledBy: readonly unknown[]
}

/**
 * What the visitor has chosen on this page and not sent yet. It starts again when something was settled; the same page with
 * newer seats and limits keeps it. A change touches one event's value only, so that the blocks of the others do not draw again.
 * `summed` follows `choices` a moment later: a press is answered by its row first, and then by the total (ORD-295).
 */
export function useChoices({ choices: start, settledBy }: Start): Chosen {
  const [held, set] = useState({ settledBy, choices: start, summed: start })
  const isSettled = held.settledBy.some((value, index) => value !== settledBy[index])
  const { choices, summed } = isSettled ? { choices: start, summed: start } : held
  if (isSettled) set({ settledBy, choices: start, summed: start })

  useEffect(() => {
    if (summed === choices) return
    const timer = setTimeout(() => set(state => ({ ...state, summed: state.choices })), QUANTITY_TOTAL_DELAY)
    return () => clearTimeout(timer)
  }, [choices, summed])

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
  return { choices, summed, change }
}
