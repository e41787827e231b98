import { expect, test } from 'vitest'
import { accessCallout, accessLine, accessMessage } from '#app/rules/events/member-messages.ts'
import { memberAccess } from '#app/rules/events/member-only.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const event = { memberOnlyEvent: true, membershipRestrictions: ['family'] }
const accessOf = (categoryId: string | null, active = true) =>
  memberAccess(event, { held: categoryId ? [{ categoryId, active }] : [], cartCategoryIds: [] })

test.each([
  { categoryId: 'family', callout: 'Eligible for purchase' },
  { categoryId: 'student', callout: 'Your membership is not eligible for this event' },
  { categoryId: null, callout: 'Membership required' },
])('[ORD-226] with a membership of $categoryId the callout reads $callout', ({ categoryId, callout }) => {
  expect(defaultWords(accessCallout[accessOf(categoryId)]!)).toBe(callout)
})

test.each([
  {
    categoryId: 'family',
    active: false,
    message:
      'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.',
  },
  {
    categoryId: 'student',
    active: true,
    message:
      "You don't have the membership required to purchase this event. Go to My Membership to see your details.",
  },
])(
  '[ORD-227] a member of $categoryId, active $active, is told what to do',
  ({ categoryId, active, message }) => {
    expect(defaultWords(accessMessage[accessOf(categoryId, active)]!)).toBe(message)
  },
)

test('a card has one line in every state but for events that are open to all', () => {
  expect(defaultWords(accessLine('inactive')!)).toMatch(/^Your membership needs to be active/)
  expect(defaultWords(accessLine('eligible')!)).toBe('Eligible for purchase')
  expect(accessLine('open')).toBeNull()
})

test('who may buy is told nothing', () => {
  expect(accessMessage[accessOf('family')]).toBeNull()
})
