import { expect, test } from 'vitest'
import { type CompanyFlags, type Features, featuresOf } from '#app/rules/events/features.ts'

const allOn: CompanyFlags = {
  membership: true,
  membershipSales: true,
  salesAllowed: true,
  reviews: true,
  giftCertificates: true,
  coupons: true,
  multipleCoupons: true,
  auxiliaryMembership: true,
  sortTemplatesByDisplayOrder: true,
  donations: true,
}

test('[ORD-005] with every flag on every feature is there', () => {
  expect(featuresOf(allOn)).toEqual({
    membership: true,
    joining: true,
    auxiliaryMembership: true,
    reviews: true,
    giftCertificates: true,
    coupons: 'many',
    donations: true,
    displayOrder: true,
  })
})

const switched: [flag: keyof CompanyFlags, changed: Partial<Features>][] = [
  ['membership', { membership: false, joining: false, auxiliaryMembership: false }],
  ['membershipSales', { joining: false }],
  ['salesAllowed', { joining: false }],
  ['reviews', { reviews: false }],
  ['giftCertificates', { giftCertificates: false }],
  ['auxiliaryMembership', { auxiliaryMembership: false }],
  ['sortTemplatesByDisplayOrder', { displayOrder: false }],
  ['donations', { donations: false }],
  ['coupons', { coupons: 'none' }],
  ['multipleCoupons', { coupons: 'one' }],
]

/** The rows of the checkout text that name a flag each. */
const rows: Partial<Record<keyof CompanyFlags, string>> = {
  giftCertificates: '[CHK-225] ',
  coupons: '[CHK-226] ',
}

for (const [flag, changed] of switched)
  test(`${rows[flag] ?? ''}[ORD-005] switching off ${flag} changes ${JSON.stringify(changed)} and nothing else`, () => {
    expect(featuresOf({ ...allOn, [flag]: false })).toEqual({ ...featuresOf(allOn), ...changed })
  })
