import { z } from 'zod'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'

/** What is typed is kept as it is, wrong or not, so that nothing has to be typed twice; checkout refuses what is wrong. */
const typed = (longest: number) => z.string().max(longest).default('')

const person = {
  firstName: typed(100),
  middleName: typed(100),
  lastName: typed(100),
  email: typed(254),
  phoneNumber: typed(40),
  country: typed(60),
  streetAddress1: typed(200),
  streetAddress2: typed(200),
  city: typed(100),
  state: typed(100),
  otherState: typed(100),
  zipCode: typed(20),
}

/** `zip` is read as `zipCode`. */
const withZip = <Fields extends { zipCode: string; zip?: string }>({ zip, ...fields }: Fields) => ({
  ...fields,
  zipCode: fields.zipCode || (zip ?? ''),
})

const zip = z.string().max(20).optional()

/** A card of a membership order. With an `id` it is a card of the membership that is renewed or upgraded; `dropped` ends it. */
export const sentCard = z
  .object({
    id: z.string().max(128).optional(),
    cardType: z.enum(['primary', 'secondary']),
    dropped: z.boolean().default(false),
    ...person,
    zip,
  })
  .transform(withZip)

/** Somebody of a membership that is bought without a cart. */
export const sentPerson = z.object({ ...person, zip }).transform(withZip)

/** Who a membership of the cart is for, as it is sent. `isEdited`: whoever buys is done with it. */
export const sentMembershipInfo = z.object({
  isEdited: z.boolean().default(false),
  giftMessage: z.string().max(1_000).default(''),
  notifyGiftRecipient: z.boolean().default(false),
  gifterInfo: sentPerson.prefault({}),
  membershipCards: z.array(sentCard).max(110).default([]),
})

const address = z.object({
  streetAddress1: z.string(),
  streetAddress2: z.string(),
  city: z.string(),
  state: z.string(),
  otherState: z.string(),
  zipCode: z.string(),
  country: z.string(),
})

const shownPerson = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  /** first and last name */
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  ...address.shape,
  address,
})

/** A cardholder of a membership order (CHK-101, MEM-112); `id` is empty for a new one. */
export const cardholderPayload = shownPerson.extend({
  id: z.string(),
  barcode: z.string(),
  dropped: z.boolean(),
  cardType: z.enum(['primary', 'secondary']),
  cardStatus: z.enum(['new', 'active', 'dropped', 'lapsed', 'noMembership']),
  /** a day at the venue; null for a new card */
  expirationDate: z.string().nullable(),
  customerSource: z.string(),
  /** the same as `zipCode` */
  zip: z.string(),
  /** handed in, and something is wrong with what was typed */
  hasError: z.boolean(),
})

/** Who gives a membership, with the addresses that are known of them (CHK-101). */
export const gifterPayload = shownPerson.extend({ addresses: z.array(address) })

/** A membership of the cart and who it is for (CHK-100). `id` is the item of the cart. */
export const membershipOrderPayload = z.object({
  id: z.string(),
  type: z.literal('membership'),
  itemType: z.enum(PURCHASE_TYPES),
  name: z.string(),
  membershipInfo: z.object({
    isGift: z.boolean(),
    giftMessage: z.string(),
    notifyGiftRecipient: z.boolean(),
    gifterInfo: gifterPayload,
    pricePointId: z.string().nullable(),
    pricePointName: z.string(),
    membershipOfferingId: z.string().nullable(),
    membershipOfferingName: z.string(),
    membershipCategoryId: z.string(),
    membershipCategoryName: z.string(),
    membershipId: z.string().nullable(),
    auxiliary: z.boolean(),
    autorenewalType: z.enum(['none', 'optional', 'required']),
    isAutorenew: z.boolean(),
    membershipCards: z.array(cardholderPayload),
  }),
  /** null where nobody is known yet and nobody is asked */
  primaryCardholder: cardholderPayload.nullable(),
  secondaryCardholders: z.array(cardholderPayload),
  numberOfSecondaryCardholders: z.int(),
  canGift: z.boolean(),
  notNewPurchase: z.boolean(),
  isInvalidMembership: z.boolean(),
  /** an auxiliary membership without a base: the names of the levels that go with it, one of which it needs; else none */
  neededLevels: z.array(z.string()),
  /** its people were given, and nothing is wrong with them */
  isEdited: z.boolean(),
  /** whether the primary cardholder is asked and checked (CHK-212); otherwise it is shown as it is */
  isPrimaryChecked: z.boolean(),
  canSendMemberCardsForGift: z.boolean(),
  membershipLevelCollection: z.string().nullable(),
})

export type SentMembershipInfo = z.output<typeof sentMembershipInfo>
/** What a screen writes. */
export type MembershipInfoDraft = z.input<typeof sentMembershipInfo>
export type CardholderPayload = z.output<typeof cardholderPayload>
export type GifterPayload = z.output<typeof gifterPayload>
export type MembershipOrderPayload = z.output<typeof membershipOrderPayload>
