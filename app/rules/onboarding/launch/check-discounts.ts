import type { VenueCoupon } from '#app/contract/venue-file/coupons.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

const MAX_PERCENT = 50

/** Codes that are never valid, and charges that nobody means. A discount of more than everything is refused by the import. */
export function checkDiscounts({ file, today }: LaunchVenue): LaunchFinding[] {
  const { fees, taxes } = file.company.charges
  const high = [
    ...fees.filter(({ feeType, value }) => feeType === 'PercentageBased' && value > MAX_PERCENT),
    ...taxes.filter(({ rate }) => rate > MAX_PERCENT),
  ]
  return [
    ...file.coupons
      .filter(coupon => isNeverValid(coupon, today))
      .map(({ code }) => findingIn({ kind: 'coupon', id: code }, finding('coupon-window', { name: code }))),
    ...high.map(({ id, name }) => findingIn({ kind: 'charge', id }, finding('high-charge', { name }))),
  ]
}

/** A code that is over and was used has had its time; one that was never used ends before anybody could. What ends before it begins is refused by the import. */
const isNeverValid = ({ maxUses, used, validUntil }: VenueCoupon, today: string): boolean =>
  maxUses === 0 || (used === 0 && validUntil !== undefined && validUntil < today)
