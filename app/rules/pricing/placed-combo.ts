import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import type { PricedComboEvent } from '../combos/combo-price.ts'

export type ChosenCombo = CartDocument['comboItems'][number]

/** An event of a chosen combo: its slot, where one is chosen and is this event's, and its prices there. */
export type PlacedEvent = PricedComboEvent & { event: StoredEvent; slot: SlotState | undefined }
