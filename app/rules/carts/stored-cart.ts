import type { CartInput } from '#app/contract/carts.ts'
import type { SlotState } from '../catalogue/slot-state.ts'

/** What was taken out of a cart, whole items, and until when it can be put back; with codes it is the whole cart as it was before another took its place. */
export type RemovedItems = Pick<CartInput, 'templates' | 'comboItems' | 'memberships' | 'donations'> & {
  until: string
  codes?: Pick<CartInput, 'couponCode' | 'couponCodes'>
}

/** What is stored of a cart: what was chosen. Prices and names are looked up every time. */
export type CartDocument = Omit<
  CartInput,
  'id' | 'version' | 'updateType' | 'verifyEntitlements' | 'isUndoable'
> & {
  /** of its items when it was stored, by kind and id: what the venue has ended since can still be named */
  names?: Record<string, string>
  /** what was taken out last and can be put back for a moment */
  removed?: RemovedItems
  /** the memberships, by the id of their item, whose people were named on a device that a link brought the cart to */
  namedByLink?: string[]
}

export type CartRow = {
  id: string
  /** what the cart is called on a device that it was brought to by a link: such a device is shown nobody who was named elsewhere */
  key?: string
  document: CartDocument
  version: number
  orderId: string | null
  expiresAt: Date
  /** until when its seats are or were held; null without a hold */
  heldUntil: Date | null
  holdExtensions: number
  /** the slots of what was chosen, as they stood when the cart was read; left out where it was not read with them */
  slots?: ReadonlyMap<string, SlotState>
}
