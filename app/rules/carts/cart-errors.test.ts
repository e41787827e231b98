import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  copyDiscrepancy,
  discrepancy,
  eventIdsOf,
  isBroken,
  missingItems,
} from '#app/rules/carts/cart-errors.ts'
import type { ItemType } from '#app/rules/carts/item-types.ts'
import { emptyCart } from '#tests/builders/empty-cart.ts'

const line = (itemType: ItemType, count: number) => ({
  itemType,
  events: Array.from({ length: count }, (_, i) => ({ eventId: `s${i}` })),
})

test.each([
  { why: 'an event line with two events', lines: [line('Event', 1), line('Event', 2)], broken: true },
  {
    why: 'several event lines with one event each',
    lines: [line('Event', 1), line('Event', 1)],
    broken: false,
  },
  { why: 'a combo line with two events', lines: [line('Combo', 2)], broken: false },
  { why: 'an empty order', lines: [], broken: false },
])('(CHK-139) $why is a cart error: $broken', ({ lines, broken }) => {
  expect(isBroken(lines)).toBe(broken)
})

test('[CHK-124] [ORD-155] different event ids are an error that names them', () => {
  expect(discrepancy(['a', 'b'], ['b', 'c'])).toEqual({
    message: 'Discrepancies in event ids were found',
    onlyStored: ['a'],
    onlyServer: ['c'],
  })
  expect(discrepancy(['a'], [])).not.toBeNull()
  expect(discrepancy([], ['a'])).not.toBeNull()
})

test('[CHK-124] [ORD-155] the same ids in another order are no error', () => {
  const shuffled = fc
    .uniqueArray(fc.string())
    .chain(ids => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })))

  fc.assert(
    fc.property(shuffled, ([ids, turned]) => {
      expect(discrepancy(ids, turned)).toBeNull()
    }),
  )
})

test.each([
  { why: 'the same version of the same cart', about: {}, differs: true },
  { why: 'another version, which is a change', about: { version: 3 }, differs: false },
  { why: 'another cart', about: { id: 'c2' }, differs: false },
])('[CHK-124] [ORD-155] a copy can differ from $why: $differs', ({ about, differs }) => {
  const holding = (eventId: string) => ({
    id: 'c1',
    version: 2,
    comboItems: [],
    templates: [{ eventTemplateId: 'reef', events: [{ eventId, tickets: [], addOns: [] }] }],
  })

  expect(copyDiscrepancy(holding('a'), { ...holding('b'), ...about }) !== null).toBe(differs)
  expect(copyDiscrepancy(holding('a'), holding('a'))).toBeNull()
})

const cart = {
  ...emptyCart({ id: 'c1', tenantId: 'harborlight' }),
  templates: [
    { eventTemplateId: 'reef', events: [{ eventId: 's1', tickets: [], addOns: [] }] },
    { eventTemplateId: 'gone', events: [] },
  ],
  comboItems: [
    {
      comboTemplateId: 'duo',
      comboTemplateName: 'Duo',
      comboTemplateType: 'fixedPrice',
      events: [{ eventTemplateId: 'dome', eventId: 's2' }, { eventTemplateId: 'full' }],
      tickets: [],
      addOns: [],
    },
  ],
  donations: [{ inventoryId: 'fund', type: 'donation' as const, amount: 1, price: 1, quantity: 1 }],
  memberships: [
    {
      type: 'Renewal' as const,
      membershipCategoryId: 'patron',
      auxiliary: false,
      isGift: false,
      isAutorenew: false,
    },
  ],
}

test('the slots of a cart are those of its events and its combos', () => {
  expect(eventIdsOf(cart)).toEqual(['s1', 's2'])
})

test('(CHK-140) items that are gone are reported per kind', () => {
  const nothing = {
    event: new Set(['reef']),
    combo: new Set<string>(),
    donation: new Set<string>(),
    membership: new Set<string>(),
  }

  expect(missingItems(cart, nothing)).toEqual([
    { kind: 'event', ids: ['gone'] },
    { kind: 'combo', ids: ['duo'] },
    { kind: 'donation', ids: ['fund'] },
    { kind: 'membership', ids: ['patron'] },
  ])
})

test('(CHK-140) kinds of which nothing is missing are not reported', () => {
  const known = {
    event: new Set(['reef', 'gone']),
    combo: new Set(['duo']),
    donation: new Set(['fund']),
    membership: new Set<string>(),
  }

  expect(missingItems(cart, known)).toEqual([{ kind: 'membership', ids: ['patron'] }])
})
