import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueCoupon } from '#app/contract/venue-file/coupons.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'
import { planCombo } from './plan-combos.ts'
import { planTickets } from './plan-events.ts'
import { SAMPLE_CERTIFICATE } from './rehearsal-file.ts'
import type { TrialPurchase } from './trial-purchase.ts'

/** So many codes are tried. */
const MAX_CODES = 20
/** So many carts are tried with a code. */
const MAX_CARTS = 6

/** Something bought with each coupon that holds today, and with a gift certificate. What a code needs besides, such as a least total, is left to visitors. */
export const planCodes = (venue: LaunchVenue): TrialPurchase[] => [
  ...couponPurchases(venue),
  ...certificatePurchases(venue),
]

function couponPurchases(venue: LaunchVenue): TrialPurchase[] {
  const { company, coupons } = venue.file
  if (!company.coupons) return []
  return coupons
    .filter(coupon => holdsToday(coupon, venue.today))
    .slice(0, MAX_CODES)
    .flatMap(coupon => {
      const { code } = coupon
      const trial = withCode(venue, coupon)
      if (!trial) return []
      const at = { kind: 'coupon', id: code } as const
      const coded = (cart: CartDraft): CartDraft => ({ ...cart, couponCodes: [code] })
      const carts = cartsFor(trial, coupon.personTypeIds).map(coded)
      return [{ ...trial, at, whole: coded(trial.whole), parts: [{ name: code, at, carts }], code }]
    })
}

const holdsToday = ({ validFrom, validUntil, maxUses, used, minimumTotal }: VenueCoupon, today: string) =>
  (validFrom ?? today) <= today &&
  (validUntil ?? today) >= today &&
  (maxUses ?? used + 1) > used &&
  minimumTotal === 0

/** What the public can buy that a code covers. */
function withCode(venue: LaunchVenue, coupon: VenueCoupon): TrialPurchase | undefined {
  const { eventIds, comboIds, membershipCategoryIds, personTypeIds } = coupon
  const coversAll = [eventIds, comboIds, membershipCategoryIds].every(ids => ids.length === 0)
  const events = soldEvents(venue)
    .filter(({ id, memberOnlyEvent }) => !memberOnlyEvent && (coversAll || eventIds.includes(id)))
    .flatMap(event => planTickets(venue, { event, level: null }))
  const combos = venue.file.combos
    .filter(({ id, memberOnlyEvent }) => !memberOnlyEvent && (coversAll || comboIds.includes(id)))
    .flatMap(combo => planCombo(venue, { combo, level: null, withEach: false }))
  return [...events, ...combos].find(({ whole }) => isFor(whole, personTypeIds))
}

/** A few people each, where all at once are too many. */
const cartsFor = ({ parts }: TrialPurchase, types: readonly string[]): CartDraft[] =>
  parts
    .flatMap(({ carts }) => carts)
    .filter(cart => isFor(cart, types))
    .slice(0, MAX_CARTS)

function isFor(whole: CartDraft, types: readonly string[]): boolean {
  const tickets = [
    ...(whole.templates ?? []).flatMap(({ events }) => events.flatMap(({ tickets = [] }) => tickets)),
    ...(whole.comboItems ?? []).flatMap(({ tickets = [] }) => tickets),
  ]
  return tickets.some(({ ticketTypeId }) => types.length === 0 || types.includes(ticketTypeId))
}

function certificatePurchases(venue: LaunchVenue): TrialPurchase[] {
  const { company, giftCertificates } = venue.file
  if (!company.giftCertificates) return []
  const { today } = venue
  const isUsable = giftCertificates.some(({ balance, expires }) => balance > 0 && (expires ?? today) >= today)
  const [trial] = soldEvents(venue)
    .filter(({ memberOnlyEvent }) => !memberOnlyEvent)
    .flatMap(event => planTickets(venue, { event, level: null }))
  if (!isUsable || !trial) return []
  const parts = [{ name: 'gift certificate', at: trial.at, carts: cartsFor(trial, []) }]
  return [{ ...trial, parts, certificate: SAMPLE_CERTIFICATE }]
}
