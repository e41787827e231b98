import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBeGift, shareGiver } from '#app/rules/memberships/gift.ts'

test.each([
  { levelAllowsGifts: true, notNewPurchase: false, given: true },
  { levelAllowsGifts: false, notNewPurchase: false, given: false },
  { levelAllowsGifts: true, notNewPurchase: true, given: false },
])(
  '[CHK-152] [MEM-153] [MEM-154] allowed by the level $levelAllowsGifts, not new $notNewPurchase: a gift $given',
  ({ given, ...facts }) => {
    expect(mayBeGift(facts)).toBe(given)
  },
)

const giver = (firstName: string, lastName = 'Moss', email = 'ada@example.com') => ({
  firstName,
  lastName,
  email,
})
const gift = (gifterInfo: ReturnType<typeof giver>) => ({ isGift: true, gifterInfo })
const own = { isGift: false, gifterInfo: giver('', '', '') }
const names = (orders: { gifterInfo: { firstName: string } }[]) =>
  orders.map(({ gifterInfo }) => gifterInfo.firstName)

test('[CHK-153] [MEM-164] the first giver stands in for others that lack a name or the email', () => {
  const lacking = [gift(giver('Bo', '')), gift(giver('', 'Reed')), gift(giver('Cy', 'Reed', ' '))]
  expect(names(shareGiver([own, gift(giver('Ada')), ...lacking]))).toEqual(['', 'Ada', 'Ada', 'Ada', 'Ada'])
})

test('[CHK-153] [MEM-164] a giver that has all three stays', () => {
  expect(names(shareGiver([gift(giver('Ada')), gift(giver('Bo'))]))).toEqual(['Ada', 'Bo'])
})

test('a first giver that is not complete is not copied', () => {
  expect(names(shareGiver([gift(giver('Ada', '')), gift(giver('', ''))]))).toEqual(['Ada', ''])
  expect(shareGiver([own])).toEqual([own])
})

const word = fc.constantFrom('', ' ', 'Ada', 'Bo')
const order = fc.record({
  isGift: fc.boolean(),
  gifterInfo: fc.record({ firstName: word, lastName: word, email: word }),
})

test('copying the first giver twice is copying once, and touches gifts only', () => {
  fc.assert(
    fc.property(fc.array(order), orders => {
      const once = shareGiver(orders)
      expect(shareGiver(once)).toEqual(once)
      expect(once.filter(({ isGift }) => !isGift)).toEqual(orders.filter(({ isGift }) => !isGift))
    }),
  )
})
