import { useState } from 'react'
import type { ComboChoices, ComboChosen } from './combo-model.ts'

export type ChangeCombo = {
  slot: (key: string, place: { eventId: string; slotId: string }) => void
  quantity: (key: string, row: { row: string; quantity: number }) => void
}

const NOTHING: ComboChosen = { slots: {}, quantities: {} }

type Start = {
  /** what the server knows, or what was typed into a form that was refused */
  choices: ComboChoices
  /** another version of the cart, another address, another answer: what was chosen before is settled */
  settledBy: readonly unknown[]
}

/** What was chosen of the combos and not sent yet; it starts again when something was settled, like that of the events. */
export function useComboChoices({ choices: start, settledBy }: Start): {
  choices: ComboChoices
  change: ChangeCombo
} {
  const [held, set] = useState({ settledBy, choices: start })
  const isSettled = held.settledBy.some((value, index) => value !== settledBy[index])
  const current = isSettled ? start : held.choices
  if (isSettled) set({ settledBy, choices: start })

  const [change] = useState((): ChangeCombo => {
    const alter = (key: string, alteration: (chosen: ComboChosen) => ComboChosen) =>
      set(state => ({
        ...state,
        choices: { ...state.choices, [key]: alteration(state.choices[key] ?? NOTHING) },
      }))
    return {
      slot: (key, { eventId, slotId }) =>
        alter(key, chosen => ({ ...chosen, slots: { ...chosen.slots, [eventId]: slotId } })),
      quantity: (key, { row, quantity }) =>
        alter(key, chosen => ({ ...chosen, quantities: { ...chosen.quantities, [row]: quantity } })),
    }
  })
  return { choices: current, change }
}
