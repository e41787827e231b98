import type { CartInput } from '#app/contract/carts.ts'

/** What is stored of a cart: what was chosen. Prices and names are looked up every time. */
export type CartDocument = Omit<CartInput, 'id' | 'version' | 'updateType' | 'verifyEntitlements'> & {
  /** of its items when it was stored, by kind and id: what the venue has ended since can still be named */
  names?: Record<string, string>
}

export type CartRow = {
  id: string
  document: CartDocument
  version: number
  orderId: string | null
  expiresAt: Date
  /** until when its seats are or were held; null without a hold */
  heldUntil: Date | null
  holdExtensions: number
}
