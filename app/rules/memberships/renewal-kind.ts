import type { PurchaseType } from '#app/rules/carts/item-types.ts'

/** What a renewal is to whoever renews: of the level that is held, of one that was held a long time ago, or into another level. */
export type RenewalKind = 'renew' | 'rejoin' | 'change'

/** The kind of a renewal. An upgrade within the term is none. */
export function renewalKind(action: PurchaseType): RenewalKind {
  if (/(?:Upgrade|Downgrade)$/.test(action)) return 'change'

  return action === 'Rejoin' ? 'rejoin' : 'renew'
}
