import { expect, test } from 'vitest'
import { upgradePrice } from '#app/rules/tickets/upgrade-price.ts'

const upgrade = { membershipId: 'm1', offeringId: 'year', pricePointId: 'adult', levelId: 'patron' }

test.each([4500, 0])('[ORD-218] a calculated price of %i is used and nothing is asked', calculatedPrice => {
  expect(upgradePrice({ ...upgrade, calculatedPrice })).toEqual({ known: calculatedPrice })
})

test.each([undefined, null])(
  '[ORD-218] with a calculated price of %s the server is asked',
  calculatedPrice => {
    expect(upgradePrice({ ...upgrade, calculatedPrice })).toEqual({
      ask: {
        membershipId: 'm1',
        action: 'MembershipUpgrade',
        offeringId: 'year',
        pricePointId: 'adult',
        levelId: 'patron',
      },
    })
  },
)
