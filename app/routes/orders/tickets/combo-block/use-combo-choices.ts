import { useState } from 'react'
import type { ComboChoices, ComboChosen } from './combo-model.ts'

export type ChangeCombo = {
  slot: (key: string, place: { eventId: string; slotId: string }) => void
  quantity: (key: string, row: { row: string; quantity: number }) => void
}

const NOTHING: ComboChosen = { slots: {}, quantities: {} }

/** What was chosen of the combos and not sent yet; it starts again when the server knows something new. */
export function useComboChoices(start: ComboChoices): { choices: ComboChoices; change: ChangeCombo } {
  const [{ from, choices }, set] = useState({ from: start, choices: start })
  const current = from === start ? choices : start
  if (from !== start) set({ from: start, choices: start })

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
