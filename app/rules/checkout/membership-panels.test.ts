import fc from 'fast-check'
import { expect, test } from 'vitest'
import { membershipBlock, membershipPanels } from '#app/rules/checkout/membership-panels.ts'

const order = (id: string, about: { isEdited?: boolean; isInvalidMembership?: boolean } = {}) => ({
  id,
  isEdited: false,
  isInvalidMembership: false,
  ...about,
})
const done = { isEdited: true }
const states = (orders: ReturnType<typeof order>[], requestedId = '') =>
  membershipPanels(orders, requestedId).map(({ state }) => state)

test.each([
  { why: 'one that is new', orders: [order('a')], requestedId: '', shown: ['form'] },
  {
    why: 'several that are new',
    orders: [order('a'), order('b'), order('c')],
    requestedId: '',
    shown: ['form', 'next', 'waiting'],
  },
  {
    why: 'the first is done',
    orders: [order('a', done), order('b'), order('c')],
    requestedId: '',
    shown: ['summary', 'form', 'next'],
  },
  {
    why: 'all are done',
    orders: [order('a', done), order('b', done)],
    requestedId: '',
    shown: ['summary', 'summary'],
  },
  { why: 'the only one is opened again', orders: [order('a', done)], requestedId: '', shown: ['form'] },
  {
    why: 'one is changed',
    orders: [order('a', done), order('b', done)],
    requestedId: 'a',
    shown: ['form', 'summary'],
  },
  {
    why: 'one is changed before the others',
    orders: [order('a', done), order('b')],
    requestedId: 'a',
    shown: ['form', 'next'],
  },
  {
    why: 'one is invalid',
    orders: [order('a', { isInvalidMembership: true }), order('b')],
    requestedId: 'a',
    shown: ['invalid', 'form'],
  },
])('[CHK-023] [CHK-024] [CHK-025] [MEM-165] $why: $shown', ({ orders, requestedId, shown }) => {
  expect(states(orders, requestedId)).toEqual(shown)
})

const orders = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    isEdited: fc.boolean(),
    isInvalidMembership: fc.boolean(),
  }),
  { selector: ({ id }) => id },
)

test('there is one panel an order, at most one form and one next, and never a next without a form', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('', 'a', 'b'), (list, requestedId) => {
      const panels = membershipPanels(list, requestedId)
      const count = (state: string) => panels.filter(panel => panel.state === state).length
      expect(panels.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
      expect(count('form')).toBeLessThanOrEqual(1)
      expect(count('next')).toBeLessThanOrEqual(count('form'))
    }),
  )
})

test('an invalid or unedited order keeps the step from being left', () => {
  expect(membershipBlock([order('a', done)])).toEqual({
    hasInvalidMembership: false,
    hasUneditedMembership: false,
  })
  expect(membershipBlock([order('a', done), order('b', { isInvalidMembership: true })])).toEqual({
    hasInvalidMembership: true,
    hasUneditedMembership: true,
  })
})
