import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { orderGroups, shownAmount, showsGroupTotals } from './order-groups.ts'

const item = (itemId: string, about: object = {}) => ({
  itemId,
  itemType: 'Event',
  eventId: null,
  eventName: 'Boat Tour',
  eventStartTime: '2026-11-20T15:00:00',
  amount: 1800,
  discountedAmount: 1440,
  items: [`line of ${itemId}`],
  ...about,
})

test('[MEM-018] items of one start of an event form one group, other things stand by themselves', () => {
  const groups = orderGroups([
    item('1', { eventId: 'S-1' }),
    item('2', { itemType: 'Donation', eventName: 'A plank' }),
    item('3', { eventId: 'S-1' }),
    item('4', { eventId: 'S-2' }),
    item('5', { itemType: 'Donation', eventName: 'A plank' }),
  ])
  expect(groups.map(({ lines }) => lines)).toEqual([
    ['line of 1', 'line of 3'],
    ['line of 2'],
    ['line of 4'],
    ['line of 5'],
  ])
})

test('an event and another thing never share a group, whatever their ids', () => {
  expect(orderGroups([item('7', { eventId: 'A' }), item('A')])).toHaveLength(2)
})

test.each(PURCHASE_TYPES)('[MEM-019] a %s is a membership', itemType => {
  expect(orderGroups([item('1', { itemType })])[0]?.isMembership).toBe(true)
  expect(orderGroups([item('1')])[0]?.isMembership).toBe(false)
})

test.each([
  [1, 'short', false],
  [2, 'short', true],
  [1, 'full', true],
] as const)('of %i groups in a %s detail each has its total: %s', (count, detail, has) => {
  expect(showsGroupTotals(count, detail)).toBe(has)
})

test('[MEM-023] a group sums the amounts and the discounted amounts of its items', () => {
  const [group] = orderGroups([
    item('1', { eventId: 'S-1' }),
    item('2', { eventId: 'S-1', amount: 900, discountedAmount: 900 }),
  ])
  expect(group).toMatchObject({ amount: 2700, discountedAmount: 2340 })
})

test('whatever was bought, the groups sum to the order', () => {
  const bought = fc.record({
    itemId: fc.string(),
    eventId: fc.option(fc.constantFrom('S-1', 'S-2', 'S-3')),
    amount: fc.nat(100_000),
    discountedAmount: fc.nat(100_000),
  })
  fc.assert(
    fc.property(fc.array(bought), list => {
      const items = list.map(about => item(about.itemId, about))
      const groups = orderGroups(items)
      expect(sumCents(groups.map(({ amount }) => amount))).toBe(sumCents(items.map(({ amount }) => amount)))
      expect(groups.flatMap(({ lines }) => lines)).toHaveLength(items.length)
    }),
  )
})

test.each([
  { amount: 1800, discounted: 1800, shown: { amount: 1800, before: null } },
  { amount: 1800, discounted: 1440, shown: { amount: 1440, before: 1800 } },
  { amount: 1800, discounted: 0, shown: { amount: 0, before: 1800 } },
  { amount: 0, discounted: 0, shown: { amount: 0, before: null } },
])('[MEM-013] [MEM-022] [MEM-024] of $amount, discounted $discounted, $shown is shown', row => {
  expect(shownAmount(row.amount, row.discounted)).toEqual(row.shown)
})
