import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from '#app/contract/carts.ts'
import { isCartPanelShown, panelCount, panelLines } from '#app/rules/carts/cart-panel.ts'

const shown = (address: string) => isCartPanelShown(new URL(address, 'http://venue.test'))

test.each([
  ['/orders/harborlight/forms?date=2026-11-21', true],
  ['/orders/harborlight/forms/', true],
  ['/orders/harborlight/calendar', false],
  ['/orders/harborlight/combo?comboId=duo', false],
  ['/orders/harborlight/calendar?cart=true', true],
  ['/orders/harborlight/combo?cart=1', true],
  ['/orders/harborlight/calendar?cart', true],
  ['/orders/harborlight/calendar?cart=false', false],
  ['/', false],
])('[ORD-073] %s shows the cart panel: %s', (address, expected) => {
  expect(shown(address)).toBe(expected)
})

const item = { id: 'i', name: 'Adult', amount: 2, price: 1000, subtotal: 2000 }
const line = (about: Partial<CartLine> = {}): CartLine => ({
  id: 'l1',
  type: 'Event',
  itemType: 'Event',
  name: 'Jelly Lab',
  itemSubtotal: 2000,
  itemRetailSubtotal: 2000,
  images: [],
  events: [{ eventId: 's1', startTime: '2026-11-21T10:00:00-05:00' }],
  price: 2000,
  amount: 2,
  retailPrice: 0,
  retailAmount: 0,
  items: [item],
  ...about,
})

test('an event is told with its start and its tickets', () => {
  expect(panelLines({ orders: [line()] })).toEqual([
    {
      id: 'l1',
      name: 'Jelly Lab',
      starts: { date: '2026-11-21', time: '10:00' },
      parts: [{ name: 'Adult', quantity: 2 }],
      amount: 2000,
    },
  ])
})

test('a combo is told by its people, not by its single admissions', () => {
  const people = [{ ticketTypeId: 'child', name: 'Child', amount: 3, retailSubtotal: 900, subtotal: 900 }]

  expect(panelLines({ orders: [line({ people })] })[0]?.parts).toEqual([{ name: 'Child', quantity: 3 }])
})

test('of a combo the panel counts who takes all of it', () => {
  const whole = { ticketTypeId: 'child', name: 'Child', amount: 3, retailSubtotal: 900, subtotal: 900 }
  const beyond = { ...whole, eventTemplateId: 'pool', amount: 2 }

  expect(panelCount({ orders: [line({ people: [whole, beyond] })] })).toBe(3)
})

test.each([
  { why: 'one of it is told by its name', amount: 1, parts: [] },
  { why: 'several of it say how many', amount: 2, parts: [{ name: 'Adult', quantity: 2 }] },
])('something without a time: $why', ({ amount, parts }) => {
  const [first] = panelLines({ orders: [line({ events: [], items: [{ ...item, amount }] })] })

  expect(first).toMatchObject({ starts: null, parts })
})

test('one ticket is told by its kind', () => {
  const [first] = panelLines({ orders: [line({ items: [{ ...item, amount: 1 }] })] })

  expect(first?.parts).toEqual([{ name: 'Adult', quantity: 1 }])
})

test('an event whose start is not known is told without it', () => {
  expect(panelLines({ orders: [line({ events: [{ eventId: 's1' }] })] })[0]?.starts).toBeNull()
  expect(
    panelLines({ orders: [line({ events: [{ eventId: 's1', startTime: '2026-11-21' }] })] })[0]?.starts,
  ).toBeNull()
})

test('the lines are what is paid of each, of which coupons are taken off already, and count what the order counts', () => {
  const lines = fc.array(fc.record({ subtotal: fc.nat(), off: fc.option(fc.nat()), amount: fc.nat(99) }))
  fc.assert(
    fc.property(lines, some => {
      const orders = some.map(({ subtotal, off, amount }) =>
        line({ itemSubtotal: subtotal, couponDiscount: off ?? undefined, items: [{ ...item, amount }] }),
      )
      expect(panelLines({ orders }).map(({ amount }) => amount)).toEqual(some.map(({ subtotal }) => subtotal))
      expect(panelCount({ orders })).toBe(some.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})
