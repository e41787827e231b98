import { createHash, randomUUID } from 'node:crypto'
import { cartInput } from '#app/contract/carts.ts'
import { type CheckoutBody, checkoutBody } from '#app/contract/checkout.ts'
import type { MembershipPurchase } from '#app/contract/membership-purchase.ts'
import { findCart } from '#app/data/queries/carts/read.ts'
import { findOrder } from '#app/data/queries/orders/read.ts'
import { findOnlineCategory, onlineOfferings } from '#app/rules/memberships/levels-on-sale.ts'
import { preselectedOffering } from '#app/rules/memberships/offering-choice.ts'
import { waysTo } from '#app/rules/memberships/source-membership.ts'
import { saveCart } from '../carts/save-cart.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { sourceMemberships } from '../memberships/source-memberships.ts'
import type { MailWishes } from './begin-attempt.ts'
import { placeWithoutCardEntry } from './place-without-card-entry.ts'
import { requireCaptcha } from './require-captcha.ts'

/**
 * Makes a membership at once (MEM-258): an order of that membership alone, with the promises of every order. Nothing can be charged here, so
 * one that costs something is made only for the venue's staff who may also import members, and who take the money (decision M9);
 * everybody else is refused with PAYMENT_NEEDED. Refuses as POST /checkout does besides.
 */
export const purchaseMembership = api.members.purchase.handler(
  async ({ input: { headers, body }, context }) => {
    const deskStaffId = context.staff?.roles.includes('onboarding') ? context.staff.staffId : null
    const tokens = {
      token: headers['x-captcha-token'] ?? '',
      checkboxToken: headers['x-captcha-v2-token'] ?? '',
    }
    if (!deskStaffId) await requireCaptcha(context, tokens)
    const requestUuid = headers['x-request-uuid']?.toLowerCase() ?? randomUUID()
    const order = await placeAtDesk(context, { requestUuid, purchase: body, deskStaffId })
    return { payload: order }
  },
)

type DeskOrder = { requestUuid: string; purchase: MembershipPurchase; deskStaffId: string | null }

async function placeAtDesk(context: ApiContext, { requestUuid, purchase, deskStaffId }: DeskOrder) {
  const { db, tenantId } = context
  const cartId = await storeCart(context, { requestUuid, purchase })
  const { orderNumber } = await placeWithoutCardEntry(context, {
    requestUuid,
    body: checkoutOf(purchase, cartId),
    quoting: { desk: { staffId: deskStaffId } },
    mailWishes: mailWishesOf(purchase),
  })
  const placed = await findOrder(db, tenantId, orderNumber)
  const membershipId = placed?.document.memberships?.[0]?.member.membershipId ?? ''
  return { orderNumber, membershipId }
}

/** A cart of the membership alone. The same request has the same cart, so that it makes one membership however often it is sent. */
async function storeCart(context: ApiContext, { requestUuid, purchase }: Omit<DeskOrder, 'deskStaffId'>) {
  const { db, tenantId, now } = context
  const hash = createHash('sha256').update(JSON.stringify(purchase)).digest('base64url')
  const id = `membership.${requestUuid}.${hash}`
  if (await findCart(db, tenantId, { id, now })) return id
  const memberships = [await itemOf(context, purchase)]
  const {
    id: _id,
    version: _version,
    updateType: _type,
    verifyEntitlements: _verify,
    ...document
  } = cartInput.parse({ memberships })
  await saveCart(context, { stored: null, id, document, demand: new Map() })
  return id
}

async function itemOf(context: ApiContext, purchase: MembershipPurchase) {
  const { venue } = context
  const { membershipId, membershipCategoryId, isGift, giftMessage, membershipCards } = purchase
  const category = findOnlineCategory(venue, membershipCategoryId)
  const chosen = preselectedOffering(category ? onlineOfferings(category, venue) : [], { isGift })
  const named = purchase.membershipOfferingId
  return {
    id: 'membership',
    type: membershipId ? await wayFrom(context, { membershipId, category }) : 'MembershipPurchase',
    membershipId,
    membershipCategoryId,
    membershipOfferingId: named ?? chosen?.offeringId,
    pricePointId: purchase.pricePointId ?? (named ? undefined : chosen?.pricePointId),
    isGift,
    membershipInfo: {
      isEdited: true,
      giftMessage,
      notifyGiftRecipient: purchase.notifyMember,
      gifterInfo: purchase.gifterInfo ?? purchase.purchaserInfo,
      membershipCards,
    },
  }
}

type Change = { membershipId: string; category: ReturnType<typeof findOnlineCategory> }

/** The first way in which a verified membership may become this level today: it is renewed, or it is upgraded. */
async function wayFrom(context: ApiContext, { membershipId, category }: Change) {
  const { venue, now } = context
  const [source] = await sourceMemberships(context, [membershipId])
  const [way] = source && category ? waysTo(source, { to: category, venue, now }) : []
  if (!way)
    throw refuse('MEMBERSHIP_NOT_ELIGIBLE', {
      errors: { 'body.membershipId': 'cannot become this membership' },
    })
  return way
}

function checkoutOf({ purchaserInfo: buyer }: MembershipPurchase, shoppingCartId: string): CheckoutBody {
  return checkoutBody.parse({
    shoppingCartId,
    billingFirstName: buyer.firstName,
    billingLastName: buyer.lastName,
    billingEmail: buyer.email,
    billingPhoneNumber: buyer.phoneNumber,
    billingAddress1: buyer.streetAddress1,
    billingAddress2: buyer.streetAddress2,
    billingCity: buyer.city,
    billingState: buyer.state || buyer.otherState,
    billingZipCode: buyer.zipCode,
    billingCountry: buyer.country,
  })
}

function mailWishesOf(purchase: MembershipPurchase): MailWishes {
  const { membershipCards, purchaserInfo, notifyPurchaser } = purchase
  const member = membershipCards.find(({ cardType }) => cardType === 'primary') ?? purchaserInfo
  const renewalMailTo = [
    ...(purchase.sendRenewalEmailToMember ? [member.email] : []),
    ...(purchase.sendRenewalEmailToPurchaser ? [purchaserInfo.email] : []),
  ]
  const addresses = [...new Set(renewalMailTo)].filter(Boolean)
  return { buyer: notifyPurchaser, renewalMailTo: addresses.length > 0 ? addresses : undefined }
}
