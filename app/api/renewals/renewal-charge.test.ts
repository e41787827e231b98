import { expect, test } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { aSource, venueOf } from '#tests/builders/price-book.ts'
import { aMembershipCategory, aVenueFile } from '#tests/builders/venue-file.ts'
import { renewalCharge } from './renewal-charge.ts'

const offering = {
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
}
const gateways = { payments: { keeps: (card: string) => card === 'kept' } } as unknown as Gateways

const chargeAt = (company: VenueFileInput['company'], paymentMethodReference = 'kept') => {
  const categories = [aMembershipCategory({ offerings: [offering] })]
  const venue = venueOf(
    aVenueFile({ company: { recurringPaymentEnabled: true, ...company }, memberships: { categories } }),
  )
  const { document } = aSource().row
  const member = {
    ...document,
    categoryId: categories[0]?.id ?? '',
    offeringId: 'year',
    pricePointId: 'one',
    recurring: { status: 'active' as const, paymentMethodReference },
  }
  return renewalCharge(member, { venue, gateways })
}

test('the next term is announced at what it will cost, the fees of the venue included', () => {
  const fee = (about: object) => ({ charges: { fees: [{ id: 'f', name: 'Fee', per: 'order', ...about }] } })
  const amount = { feeType: 'AmountBased', value: 250 }
  expect(chargeAt({})).toBe(6000)
  expect(chargeAt(fee({ ...amount, appliesTo: ['membership'] }) as VenueFileInput['company'])).toBe(6250)
  expect(chargeAt(fee({ ...amount, appliesTo: ['event'] }) as VenueFileInput['company'])).toBe(6000)
  expect(chargeAt({}, 'foreign')).toBeNull()
})
