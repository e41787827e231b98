import { useCallback, useState } from 'react'
import type { Choices } from './order-model.ts'

export type ChangeChoice = {
  slot: (eventId: string, slotId: string) => void
  quantity: (eventId: string, ticketTypeId: string, quantity: number) => void
}

/**
 * What the visitor has chosen on this page and not sent yet. It starts from what the server knows, or from what was typed into a
 * form that was refused, and starts again when the server knows something new. A change touches one event's value only, so that
 * the blocks of the others do not draw again.
 */
export function useChoices(start: Choices): { choices: Choices; change: ChangeChoice } {
  const [{ from, choices }, set] = useState({ from: start, choices: start })
  const current = from === start ? choices : start
  if (from !== start) set({ from: start, choices: start })

  const slot = useCallback<ChangeChoice['slot']>((eventId, slotId) => {
    set(state => ({
      ...state,
      choices: { ...state.choices, [eventId]: { quantities: {}, ...state.choices[eventId], slotId } },
    }))
  }, [])
  const quantity = useCallback<ChangeChoice['quantity']>((eventId, ticketTypeId, count) => {
    set(state => {
      const before = state.choices[eventId] ?? { slotId: null, quantities: {} }
      const after = { ...before, quantities: { ...before.quantities, [ticketTypeId]: count } }
      return { ...state, choices: { ...state.choices, [eventId]: after } }
    })
  }, [])
  const [change] = useState({ slot, quantity })
  return { choices: current, change }
}
