import { expect, test } from 'vitest'
import { emptyCart } from '#app/rules/carts/cart.ts'
import { lineDiscount, orderLine, withLines } from '#app/rules/carts/order-lines.ts'

const reef = orderLine(
  {
    type: 'Event',
    itemType: 'Event',
    eventTemplateId: 'reef',
    images: [{ screen: '/reef.avif' }],
    eventIds: ['s1'],
  },
  { retailTotal: 5400, total: 3900 },
)
const gift = orderLine({ type: 'donation', itemType: 'Donation' }, { retailTotal: 1000, total: 1000 })

test('(CHK-098) an order line carries its types, subtotals, template, images and events', () => {
  expect(reef).toEqual({
    type: 'Event',
    itemType: 'Event',
    itemSubtotal: 3900,
    itemRetailSubtotal: 5400,
    eventTemplateId: 'reef',
    images: [{ screen: '/reef.avif' }],
    events: [{ eventId: 's1' }],
  })
})

test('(CHK-099) (ORD-307) a line saves its retail subtotal minus its subtotal', () => {
  expect(lineDiscount(reef)).toBe(1500)
  expect(lineDiscount(gift)).toBe(0)
})

test('(CHK-097) a cart holds its codes, items and forms, and the totals of its lines', () => {
  const cart = withLines(emptyCart({ id: 'c1', tenantId: 'harborlight' }), [reef, gift])

  expect(cart).toMatchObject({
    id: 'c1',
    couponCodes: [],
    memberships: [],
    templates: [],
    comboItems: [],
    donations: [],
    forms: [],
    totals: { total: 4900, discountTotal: 1500 },
  })
  expect(cart).toMatchObject({ total: 4900, discountTotal: 1500, orders: [reef, gift] })
})
