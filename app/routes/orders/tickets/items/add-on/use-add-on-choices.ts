import { useState } from 'react'
import { type Settling, useUnsent } from '../../use-unsent.ts'
import type { AddOnChoices } from './add-on-model.ts'

export type ChangeAddOn = (itemId: string, addOnId: string, quantity: number) => void

/** How many pieces are chosen of the add-ons of each event and combo, and not sent yet. */
export function useAddOnChoices({ choices: start, ...settling }: Settling & { choices: AddOnChoices }): {
  choices: AddOnChoices
  change: ChangeAddOn
} {
  const { held, alter } = useUnsent({ start, ...settling })
  const [change] = useState(
    (): ChangeAddOn => (itemId, addOnId, quantity) =>
      alter(choices => ({ ...choices, [itemId]: { ...choices[itemId], [addOnId]: quantity } })),
  )
  return { choices: held, change }
}
