import { useState } from 'react'
import { type Settling, useUnsent } from '../../use-unsent.ts'
import type { AddOnChoices } from './add-on-model.ts'

export type ChangeAddOn = (eventId: string, addOnId: string, quantity: number) => void

/** How many pieces are chosen and not sent yet. */
export function useAddOns({ chosen: start, ...settling }: Settling & { chosen: AddOnChoices }): {
  addOns: AddOnChoices
  changeAddOn: ChangeAddOn
} {
  const { held, alter } = useUnsent({ start, ...settling })
  const [changeAddOn] = useState(
    (): ChangeAddOn => (eventId, addOnId, quantity) =>
      alter(addOns => ({ ...addOns, [eventId]: { ...addOns[eventId], [addOnId]: quantity } })),
  )
  return { addOns: held, changeAddOn }
}
