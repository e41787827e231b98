import { formatMoney } from '#app/rules/money/format-money.ts'
import { finding, findingIn, type LaunchFinding, type LaunchRecord } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'
import { usualPrice } from './usual-price.ts'

type Sum = { at: { kind: SizedKind; id: string }; name: string; price: number }

/** How many times less or more than the usual ticket something may cost before its price looks like a slip of the decimal point. */
type Factors = { less: number; more: number }

/** Small things cost little beside a ticket, and the highest level or gift may cost any sum. */
const FACTORS = {
  addon: { less: 100, more: 25 },
  combo: { less: 25, more: 50 },
  membership: { less: 25, more: Number.POSITIVE_INFINITY },
  donation: { less: 100, more: Number.POSITIVE_INFINITY },
  coupon: { less: 500, more: 25 },
  // A charge that comes with every order, and is dearer than a ticket.
  charge: { less: 500, more: 1 },
} as const satisfies Partial<Record<LaunchRecord['kind'], Factors>>

type SizedKind = keyof typeof FACTORS

/** Prices of add-ons, combos, levels and gifts, discounts and fees of a fixed amount that are far from what a ticket costs: dollars for cents, or cents for dollars. Those of events are in `check-prices.ts`. */
export function checkPriceSizes(venue: LaunchVenue): LaunchFinding[] {
  const usual = usualPrice(venue)
  if (usual === 0) return []
  const odd = sums(venue).filter(({ at, price }) => isOdd({ price, usual }, FACTORS[at.kind]))
  const byRecord = new Map(odd.map(sum => [`${sum.at.kind} ${sum.at.id}`, sum]))
  return [...byRecord.values()].map(sum => oddSum(venue, sum))
}

const isOdd = ({ price, usual }: { price: number; usual: number }, { less, more }: Factors) =>
  price > 0 && (price * less < usual || price > usual * more)

function oddSum({ file: { venue } }: LaunchVenue, { at, name, price }: Sum): LaunchFinding {
  const { currency, locale } = venue
  return findingIn(
    at,
    finding('odd-amount', {
      name,
      price: formatMoney(price, { currency, locale }),
    }),
  )
}

/** Everything but tickets that costs or takes off a fixed amount, in cents. */
function sums({ file }: LaunchVenue): Sum[] {
  const { addOns, combos, memberships, donations, coupons, company } = file
  return [
    ...addOns.map(({ id, name, price }) => sumOf('addon', { id, name, price })),
    ...combos
      .filter(({ type }) => type === 'fixedPrice')
      .flatMap(({ prices, ...combo }) => prices.map(({ price }) => sumOf('combo', { ...combo, price }))),
    ...memberships.categories.flatMap(({ offerings, ...level }) =>
      offerings.flatMap(({ prices }) => prices).map(({ price }) => sumOf('membership', { ...level, price })),
    ),
    ...donations.options
      .filter(({ type }) => type === 'fixedDonation')
      .map(option => sumOf('donation', option)),
    ...coupons
      .filter(({ discountType }) => discountType === 'AmountBased')
      .map(({ code, value }) => sumOf('coupon', { id: code, name: code, price: value })),
    ...company.charges.fees
      .filter(({ feeType }) => feeType === 'AmountBased')
      .map(({ id, name, value }) => sumOf('charge', { id, name, price: value })),
  ]
}

const sumOf = (kind: SizedKind, { id, name, price }: { id: string; name: string; price: number }): Sum => ({
  at: { kind, id },
  name,
  price,
})
