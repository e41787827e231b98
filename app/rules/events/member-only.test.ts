import { expect, test } from 'vitest'
import { mayBuy, memberAccess } from '#app/rules/events/member-only.ts'

const event = { memberOnlyEvent: true, membershipRestrictions: ['patron', 'family'] }
const held = (categoryId: string, active = true) => [{ categoryId, active }]

test.each([
  { why: 'an active member of a named category', held: held('family'), cart: [], access: 'eligible' },
  { why: 'a lapsed member of a named category', held: held('family', false), cart: [], access: 'inactive' },
  { why: 'an active member of another category', held: held('student'), cart: [], access: 'wrong-category' },
  { why: 'somebody without a membership', held: [], cart: [], access: 'membership-required' },
])('[ORD-224] $why is $access', ({ held, cart, access }) => {
  expect(memberAccess(event, { held, cartCategoryIds: cart })).toBe(access)
  expect(mayBuy(memberAccess(event, { held, cartCategoryIds: cart }))).toBe(access === 'eligible')
})

test.each([
  { cart: ['patron'], access: 'eligible' },
  { cart: ['student'], access: 'membership-required' },
])('[ORD-225] with a membership of $cart in the cart the event is $access', ({ cart, access }) => {
  expect(memberAccess(event, { held: [], cartCategoryIds: cart })).toBe(access)
})

test('an event for members of every category takes any active one', () => {
  const open = { memberOnlyEvent: true, membershipRestrictions: [] }

  expect(memberAccess(open, { held: held('student'), cartCategoryIds: [] })).toBe('eligible')
  expect(memberAccess(open, { held: held('student', false), cartCategoryIds: [] })).toBe('inactive')
  expect(memberAccess({ memberOnlyEvent: true }, { held: held('student'), cartCategoryIds: [] })).toBe(
    'eligible',
  )
})

test('an event that is not for members only is open to everybody', () => {
  expect(memberAccess({}, { held: [], cartCategoryIds: [] })).toBe('open')
  expect(mayBuy('open')).toBe(true)
})
