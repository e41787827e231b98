import { expect, test } from 'vitest'
import { reportedStep, reportedTitle, visitorClass } from '#app/rules/analytics/analytics-events.ts'

test.each([
  [false, false, { visitor: 'Guest', member: 'Non-Member' }],
  [true, false, { visitor: 'Customer', member: 'Non-Member' }],
  [false, true, { visitor: 'Guest', member: 'Member' }],
  [true, true, { visitor: 'Customer', member: 'Member' }],
])('with a visitor: %s, verified member: %s', (hasVisitor, isVerifiedMember, known) => {
  expect(visitorClass({ hasVisitor, isVerifiedMember })).toEqual(known)
})

test.each([
  { why: 'the innermost title counts', data: [{ title: 'Marquee' }, { title: 'Events' }], title: 'Events' },
  {
    why: 'a screen may leave it to its frame',
    data: [{ title: 'Checkout' }, { page: 1 }],
    title: 'Checkout',
  },
  { why: 'a screen that failed has none', data: [{ title: 'Checkout' }, undefined], title: null },
  {
    why: 'a layout without data is passed over',
    data: [{ title: 'Marquee' }, undefined, { date: 1 }],
    title: 'Marquee',
  },
  { why: 'an empty title is none', data: [{ title: '' }], title: null },
])('$why', ({ data, title }) => {
  expect(reportedTitle(data.map(part => ({ data: part })))).toBe(title)
})

test('[CHK-094] the reported checkout step is 1 unless another one is named', () => {
  expect([reportedStep(), reportedStep(3)]).toEqual([1, 3])
})
