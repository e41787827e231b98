import { useState } from 'react'
import type { AddOnChoices } from './add-on-model.ts'

export type ChangeAddOn = (eventId: string, addOnId: string, quantity: number) => void

type Start = { chosen: AddOnChoices; settledBy: readonly unknown[] }

/** How many pieces are chosen and not sent yet; starts again when something was settled, as `useChoices` does. */
export function useAddOns({ chosen, settledBy }: Start): { addOns: AddOnChoices; changeAddOn: ChangeAddOn } {
  const [held, set] = useState({ settledBy, addOns: chosen })
  const isSettled = held.settledBy.some((value, index) => value !== settledBy[index])
  if (isSettled) set({ settledBy, addOns: chosen })

  const [changeAddOn] = useState(
    (): ChangeAddOn => (eventId, addOnId, quantity) => {
      set(state => ({
        ...state,
        addOns: { ...state.addOns, [eventId]: { ...state.addOns[eventId], [addOnId]: quantity } },
      }))
    },
  )
  return { addOns: isSettled ? chosen : held.addOns, changeAddOn }
}
