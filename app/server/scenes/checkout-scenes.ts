import type { CartDraft } from '#app/contract/carts.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import {
  addressOf,
  buy,
  checkoutOf,
  complete,
  isOrdered,
  orderEvents,
  payable,
  plainEvents,
  sceneBuyer,
  typedPaymentOf,
} from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const DECLINED = '4000000006108007'
export const ASKED_BY_THE_BANK = '4000000008001002'

const delivery: SceneScript = async visitor =>
  (await orderEvents(visitor, { events: plainEvents(visitor), most: 1 })) ? page(checkoutOf(visitor)) : null

/** Checkout behind its first step; null where the venue sells nothing. */
export const delivered = async (visitor: SceneVisitor): Promise<string | null> => {
  if (!(await delivery(visitor))) return null
  const checkout = checkoutOf(visitor)
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  return checkout
}

const payment: SceneScript = async visitor => {
  const checkout = await delivered(visitor)
  if (!checkout) return null
  await visitor.press(checkout, { intent: 'certificate', giftCard: STAGE.certificate })
  return page(checkout)
}

const paymentRefused: SceneScript = async visitor => {
  const checkout = await delivered(visitor)
  return checkout ? page(checkout, { intent: 'payment', giftCard: 'UNKNOWN', coupon: 'UNKNOWN' }) : null
}

const review: SceneScript = async visitor => ((await payable(visitor)) ? page(checkoutOf(visitor)) : null)

const declined: SceneScript = async visitor =>
  (await payable(visitor, { card: DECLINED })) ? page(checkoutOf(visitor), { intent: 'complete' }) : null

/** What the bank asks; where the venue leaves the check to the captcha there is no such question. */
const bank: SceneScript = async visitor =>
  (await payable(visitor, { card: ASKED_BY_THE_BANK }))
    ? page(checkoutOf(visitor), { intent: 'secure' })
    : null

const confirmation: SceneScript = async visitor => {
  const bought = await buy(visitor)
  return bought ? page(bought.confirmation) : null
}

/** A membership as a gift beside a membership for somebody who is no member yet. */
export async function orderMembership(
  visitor: SceneVisitor,
  { isGift, beside = {} }: { isGift: boolean; beside?: CartDraft },
): Promise<boolean> {
  for (const { id, auxiliary, canJoin, offerings, rules } of visitor.venue.membershipCategories) {
    const offering = offerings.find(({ prices }) => prices.length > 0)
    if (auxiliary || !canJoin || !offering || (isGift && rules?.canGift === false)) continue
    const membership = {
      id: 'scene-membership',
      type: 'MembershipPurchase' as const,
      membershipCategoryId: id,
      membershipOfferingId: offering.id,
      pricePointId: offering.prices[0]?.id,
      isGift,
    }
    if (await isOrdered(visitor, { ...beside, memberships: [membership] })) return true
  }
  return false
}

const memberInfo: SceneScript = async visitor =>
  (await orderMembership(visitor, { isGift: true })) ? page(checkoutOf(visitor)) : null

/** Buys a membership for whoever has this address; false where the venue sells none. */
export const buyMembership = async (visitor: SceneVisitor, holder: Holder): Promise<boolean> =>
  (await payMembership(visitor, holder)) && (await complete(visitor)) !== null

type Holder = { isGift: boolean; email: string }

/** Checkout of a membership at its last step; false where the venue sells none. */
export async function payMembership(visitor: SceneVisitor, { isGift, email }: Holder): Promise<boolean> {
  if (!(await orderMembership(visitor, { isGift }))) return false
  const checkout = checkoutOf(visitor)
  const gift = isGift ? giftOf(visitor) : {}
  const people = { ...gift, ...primaryOf(visitor), 'primary.email': email }
  await visitor.press(checkout, { intent: 'memberInfo', itemId: 'scene-membership', ...people })
  await visitor.press(checkout, typedPaymentOf(visitor))
  return true
}

/** Who a membership is for, as it is typed: whoever pays, at the address of the venue. */
export function primaryOf(visitor: SceneVisitor): Record<string, string> {
  const { zip = '', ...address } = addressOf(visitor)
  const primary = { ...sceneBuyer(visitor), ...address, zipCode: zip }
  return Object.fromEntries(Object.entries(primary).map(([name, value]) => [`primary.${name}`, value]))
}

/** Who gives a membership, with a few words. */
export function giftOf(visitor: SceneVisitor): Record<string, string> {
  const { firstName, lastName, email } = sceneBuyer(visitor)
  return {
    notifyGiftRecipient: 'on',
    giftMessage: 'For your birthday.',
    'gifter.firstName': firstName,
    'gifter.lastName': lastName,
    'gifter.email': email,
  }
}

/** What no field takes. */
const BAD = '<1>'

const buyerRefused = (names: readonly string[], typed: string) =>
  Object.fromEntries(names.map(name => [name, typed]))

const PAYER = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'streetAddress1',
  'city',
  'state',
  'zip',
  'expMonth',
  'expYear',
] as const
const HOLDER = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'streetAddress1',
  'city',
  'state',
  'zipCode',
] as const

const paymentInvalid: SceneScript = async visitor => {
  const checkout = await delivered(visitor)
  const { country = 'US' } = addressOf(visitor)
  return checkout ? page(checkout, { intent: 'payment', ...buyerRefused(PAYER, BAD), country }) : null
}

const deliveryRefused: SceneScript = async visitor =>
  (await delivery(visitor)) ? page(checkoutOf(visitor), { intent: 'delivery', deliveryEmail: 'robin' }) : null

/** Who a membership is for, typed so. */
const holderTyped =
  (typed: string): SceneScript =>
  async visitor => {
    if (!(await orderMembership(visitor, { isGift: false }))) return null
    const names = HOLDER.map(name => `primary.${name}`)
    const { country = 'US' } = addressOf(visitor)
    const fields = { ...buyerRefused(names, typed), 'primary.country': country }
    return page(checkoutOf(visitor), { intent: 'memberInfo', itemId: 'scene-membership', ...fields })
  }

export const checkoutScenes = {
  'delivery-refused': deliveryRefused,
  'payment-invalid': paymentInvalid,
  'member-info-empty': holderTyped(''),
  'member-info-invalid': holderTyped(BAD),
  delivery,
  'member-info': memberInfo,
  payment,
  'payment-refused': paymentRefused,
  review,
  declined,
  bank,
  confirmation,
} satisfies Record<string, SceneScript>
