import { expect, test } from 'vitest'
import { offersListedPrice } from '#app/rules/limits/retail-offer.ts'
import { aRule } from '#tests/builders/sales-rules.ts'

const ofMembers = aRule({ ruleType: { name: 'memberBenefits' } })
const ofEverybody = aRule({ ruleType: { name: 'eventSales' } })

test.each([
  { why: 'the member limit is reached', price: 1500, binding: [ofMembers], is: true },
  {
    why: 'the member limit is reached beside another',
    price: 1500,
    binding: [ofEverybody, ofMembers],
    is: true,
  },
  { why: 'no limit is reached', price: 1500, binding: [], is: false },
  { why: 'the limit for everybody is reached', price: 1500, binding: [ofEverybody], is: false },
  { why: 'a member pays the listed price anyway', price: 1800, binding: [ofMembers], is: false },
])('where $why, more at the listed price is offered: $is', ({ price, binding, is }) => {
  expect(offersListedPrice({ price, listed: 1800 }, binding)).toBe(is)
})
