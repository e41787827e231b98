import { expect, test } from 'vitest'
import { checkoutBody } from '#app/contract/checkout.ts'
import { aBook, card, type Draft, info, ordered, primary } from '#tests/builders/membership-book.ts'
import { aCartRow } from '#tests/builders/price-book.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Refusal } from '../kernel/refuse.ts'
import { refuseWrongPeople, withPeople } from './ordered-people.ts'

const refusalOf = (drafts: Partial<Draft>[], book = aBook()) => {
  try {
    refuseWrongPeople(book as unknown as ApiContext, ordered(drafts, book).orders)
    return null
  } catch (error) {
    const { code, message, data } = error as Refusal
    return { code, message, errors: data.errors }
  }
}

test('an order is refused for the people of its memberships, each field with its sentence', () => {
  expect(refusalOf([{}])).toBeNull()
  expect(refusalOf([info(primary)])).toBeNull()
  expect(refusalOf([info({ ...primary, lastName: '' })])?.code).toBe('MEMBER_INFO_MISSING')
  const wrong = refusalOf([{ ...info({ ...primary, firstName: '' }, card({ firstName: '' })), isGift: true }])
  const paths = Object.keys(wrong?.errors ?? {})
  expect(paths).toEqual(
    expect.arrayContaining([
      'memberships.m-1.gifterInfo.firstName',
      'memberships.m-1.primaryCardholder.firstName',
      'memberships.m-1.secondaryCardholders.0.firstName',
    ]),
  )
  for (const sentence of Object.values(wrong?.errors ?? {})) expect(sentence).toMatch(/^[A-Z].+ .+/)
  expect(wrong?.message).toBe(`MEMBER_INFO_MISSING: ${Object.values(wrong?.errors ?? {})[0]}`)
  const four = [1, 2, 3, 4].map(number => card({ firstName: `Bo${'x'.repeat(number)}` }))
  const crowd = refusalOf([{ ...info(...four) }])
  expect(crowd?.errors?.['memberships.m-1.secondaryCardholders']).toMatch(/3.*2|2.*3/)
  expect(crowd?.errors?.['memberships.m-1.secondaryCardholders']).not.toMatch(/[{}]/)
})

test('people that checkout itself names stand instead of those of the cart', () => {
  const row = aCartRow({
    memberships: [
      { id: 'm-1', type: 'MembershipPurchase', membershipCategoryId: 'friend' },
      { id: 'm-2', type: 'MembershipPurchase', membershipCategoryId: 'patron' },
    ],
  })
  const membershipInfo = [{ id: 'm-2', giftMessage: 'Well done' }]
  const body = checkoutBody.parse({ shoppingCartId: 'c', membershipInfo })
  expect(withPeople(row, body).document.memberships.map(each => each.membershipInfo?.giftMessage)).toEqual([
    undefined,
    'Well done',
  ])
  expect(withPeople(row, checkoutBody.parse({ shoppingCartId: 'c' }))).toBe(row)
})
