import { useState } from 'react'
import { type Settling, useUnsent } from '../../use-unsent.ts'
import type { ComboChoices, ComboOrderChoice } from './combo-model.ts'

export type ChangeCombo = {
  slot: (key: string, place: { eventId: string; slotId: string }) => void
  quantity: (key: string, row: { row: string; quantity: number }) => void
}

const NOTHING: ComboOrderChoice = { slots: {}, quantities: {} }

/** What was chosen of the combos and not sent yet. */
export function useComboChoices({ choices: start, ...settling }: Settling & { choices: ComboChoices }): {
  choices: ComboChoices
  change: ChangeCombo
} {
  const { held, alter } = useUnsent({ start, ...settling })
  const [change] = useState((): ChangeCombo => {
    const alterOne = (key: string, alteration: (chosen: ComboOrderChoice) => ComboOrderChoice) =>
      alter(choices => ({ ...choices, [key]: alteration(choices[key] ?? NOTHING) }))
    return {
      slot: (key, { eventId, slotId }) =>
        alterOne(key, chosen => ({ ...chosen, slots: { ...chosen.slots, [eventId]: slotId } })),
      quantity: (key, { row, quantity }) =>
        alterOne(key, chosen => ({ ...chosen, quantities: { ...chosen.quantities, [row]: quantity } })),
    }
  })
  return { choices: held, change }
}
