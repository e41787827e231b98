import { expect, test } from 'vitest'
import { renewsOn } from './charge-facts.ts'

const card = (validUntil: string | null) => ({
  ...{ paymentMethodBrand: 'Visa', ccLastFourDigits: '4242', isChargeable: true },
  validUntil,
})
const nextCharge = { amount: 7800, daysBefore: 7, on: '2027-05-05' }

test.each([
  ['its charge is to come', nextCharge, null, '2027-05-04', '2027-05-05'],
  ['it is charged today', nextCharge, '2027-05', '2027-05-05', '2027-05-05'],
  ['its charge is past', nextCharge, null, '2027-05-06', null],
  ['its card will be over', nextCharge, '2027-04', '2027-04-01', null],
  ['nothing will be charged', null, null, '2027-04-01', null],
])('where %s', (_, charge, validUntil, today, on) => {
  expect(renewsOn({ nextCharge: charge, onfilePaymentMethod: card(validUntil) }, today)).toBe(on)
})
