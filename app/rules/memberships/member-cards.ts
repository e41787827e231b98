import type { PurchaseType } from '#app/rules/carts/item-types.ts'

type Channel = 'online' | 'customerRep'

/** What a venue says about mailing member cards: for one kind of purchase, sold on one channel. */
export type CardRestriction = { action: PurchaseType; channel: Channel; allowed: boolean }

/** The channel that counts for mails about memberships: the representative's where the storefront is theirs (CHK-222). */
export function cardChannel({ customerRep }: { customerRep: boolean }): Channel {
  return customerRep ? 'customerRep' : 'online'
}

/** Whether member cards may be mailed for this kind of purchase and channel; yes where the venue has no setting (CHK-223). */
export function maySendCards(
  restrictions: readonly CardRestriction[],
  { action, channel }: { action: PurchaseType; channel: Channel },
): boolean {
  return restrictions.every(rule => rule.action !== action || rule.channel !== channel || rule.allowed)
}
