import type { AddOnChoices, OfferedAddOns, OrderAddOn } from './add-on-model.ts'
import type { ChangeAddOn } from './use-add-on-choices.ts'

type AddOnsOfOrder = { offered: OfferedAddOns; choices: AddOnChoices; change: ChangeAddOn }

/** What a block shows of add-ons: what its event or combo offers, how many are chosen, and how to change that. */
export type AddOnsOfItem = {
  addOns: readonly OrderAddOn[]
  addOnQuantities: Readonly<Record<string, number>>
  changeAddOn: ChangeAddOn
}

// The same objects every time: a block that is given new ones is drawn again.
const NO_ADD_ONS: readonly OrderAddOn[] = []
const NO_QUANTITIES: Readonly<Record<string, number>> = {}

/** The add-ons of one event, or of one combo by its item in the cart. */
export const addOnsOf = (itemId: string, { offered, choices, change }: AddOnsOfOrder): AddOnsOfItem => ({
  addOns: offered[itemId] ?? NO_ADD_ONS,
  addOnQuantities: choices[itemId] ?? NO_QUANTITIES,
  changeAddOn: change,
})
