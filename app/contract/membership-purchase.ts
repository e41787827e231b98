import { z } from 'zod'
import { sentCard, sentPerson } from './membership-orders.ts'

const reference = z.string().min(1, 'is needed').max(128)

/**
 * A membership that is bought at once, without a cart (MEM-258). No payment comes with it: it is made where nothing is due, or by the
 * venue's own staff, who take the money (decision M9). Offering and price point may be left out: then the level's first are taken.
 */
export const membershipPurchase = z.object({
  /** the verified membership that it renews or upgrades; none for a new one */
  membershipId: reference.optional(),
  membershipCategoryId: reference,
  membershipOfferingId: reference.optional(),
  pricePointId: reference.optional(),
  /** who buys, and whose membership it is where no card says otherwise */
  purchaserInfo: sentPerson,
  isGift: z.boolean().default(false),
  gifterInfo: sentPerson.optional(),
  giftMessage: z.string().max(1_000).default(''),
  membershipCards: z.array(sentCard).max(110).default([]),
  /** tells the recipient of a gift by mail */
  notifyMember: z.boolean().default(false),
  /** mails the order to who buys */
  notifyPurchaser: z.boolean().default(true),
  /** who is told before it renews by itself: the primary cardholder, who buys or both; the primary cardholder where it is nobody, since a charge is announced in any case */
  sendRenewalEmailToMember: z.boolean().default(true),
  sendRenewalEmailToPurchaser: z.boolean().default(false),
})

export const purchasedMembership = z.object({ membershipId: z.string(), orderNumber: z.string() })

export type MembershipPurchase = z.output<typeof membershipPurchase>
