import { expect, test } from 'vitest'
import { ADDRESS, type Answers, aVisit, cart, entry, slot } from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

test('[ORD-275] an event whose times cannot be read is there, loaded, without them', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { days: () => Promise.reject(new Error('no answer')) }))
  expect(page.events).toMatchObject([{ id: 'jelly-lab', slots: [] }])
  expect(page.choices['jelly-lab']).toMatchObject({ slotId: null })
})

test('[ORD-278, CHK-302] a cart that cannot be read leaves the page with what the address asks for', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { cart: () => Promise.reject(new Error('no answer')) }))
  expect(page.cart).toBeNull()
  expect(page.events.map(({ id }) => id)).toEqual(['jelly-lab'])
})

const adultPrice = async (answers: Answers) => {
  const { events } = await loadOrderPage(aVisit(ADDRESS, answers))
  return events[0]?.priceLists.day?.[0]
}

test('a verified member has the member price next to the retail price', async () => {
  const pricing = async () => ({ payload: JSON.stringify([entry]) })
  expect(await adultPrice({ pricing })).toMatchObject({ price: 900, retail: 1200, forMembers: true })
})

test('nobody else is asked about, and pays what everybody pays', async () => {
  const calls: string[] = []
  expect(await adultPrice({ calls })).toMatchObject({ price: 1200, retail: 1200, forMembers: false })
  expect(calls).not.toContain('pricing')
})

test.each([
  { why: 'a call that fails', pricing: () => Promise.reject(new Error('no answer')) },
  { why: 'an answer that is no JSON', pricing: async () => ({ payload: '<html>' }) },
  { why: 'an answer of another shape', pricing: async () => ({ payload: '{"eventId":"reef"}' }) },
  {
    why: 'a price that is no number',
    pricing: async () => ({
      payload: JSON.stringify([{ ...entry, prices: [{ personTypeId: 'adult', price: '9' }] }]),
    }),
  },
])('[ORD-276] after $why the event is there, loaded, without discounts', async ({ pricing }) => {
  expect(await adultPrice({ pricing })).toMatchObject({ price: 1200, retail: 1200, forMembers: false })
})

test('the cart is read before the events that it names', async () => {
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: cart }), calls }),
  )
  expect(calls[0]).toBe('cart')
  expect(calls.indexOf('cart')).toBeLessThan(calls.indexOf('days'))
  expect(page.choices['jelly-lab']).toEqual({
    slotId: slot.id,
    quantities: { adult: 2 },
    retail: { adult: 1 },
  })
})

test('[ORD-152, CHK-139] a line of two events is a cart error, and the cart is really cleared', async () => {
  const broken = { ...cart, orders: [{ ...cart.orders[0], events: [{ eventId: 'a' }, { eventId: 'b' }] }] }
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: broken }), calls }),
  )
  expect(page).toMatchObject({ cartError: true, cart: null, events: [], hold: null })
  expect(calls).toContain('delete c1')
  expect(page.headers).toEqual({ 'Set-Cookie': '{}' })
})

test('a sound cart is neither an error nor cleared', async () => {
  const calls: string[] = []
  const visit = aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: cart }), calls })
  expect(await loadOrderPage(visit)).toMatchObject({ cartError: false, headers: {} })
  expect(calls.filter(call => call.startsWith('delete'))).toEqual([])
})

test.each([
  ['2026-11-20T18:10:00.000Z', { secondsLeft: 600, until: '10:10 am', mayExtend: true }],
  ['2026-11-20T17:59:59.000Z', { secondsLeft: 0, until: '9:59 am', mayExtend: true }],
])('the hold until %s is told in the venue’s time', async (expiresAt, expected) => {
  const held = { ...cart, hold: { expiresAt, extensionsLeft: 3 } }
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: held }) }),
  )
  expect(page.hold).toEqual({ ...expected, expiresAt })
})

test('[ORD-157] cart, memberships, what may be bought, events, combos: each is begun before the next, totals follow from all', async () => {
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit(`${ADDRESS}&membershipCategoryId=family&comboId=pass`, {
      cart: async () => ({ payload: cart }),
      calls,
    }),
  )
  expect(calls.slice(0, 5)).toEqual(['cart', 'memberships', 'limits', 'days', 'combos'])
  expect(page.choices['jelly-lab']).toMatchObject({ quantities: { adult: 2 } })
})

test('no part of the page waits for another but the cart', async () => {
  const calls: string[] = []
  const never = () => new Promise<never>(() => undefined)
  void loadOrderPage(
    aVisit(`${ADDRESS}&membershipCategoryId=family&comboId=pass`, { days: never, limits: never, calls }),
  )
  await expect.poll(() => calls.includes('combos')).toBe(true)
})

test('the cart is read first, then events and limits in one call each, then what goes with them', async () => {
  const calls: string[] = []
  await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true&eventIds=a,b,c,d&removed=e', {
      cart: async () => ({ payload: cart }),
      calls,
    }),
  )
  expect(calls).toEqual(['cart', 'limits', 'days', 'add-ons', 'days'])
})

test('without an answer about the limits the order can be filled all the same', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { limits: () => Promise.reject(new Error('no answer')) }))
  expect(page.events[0]).toMatchObject({ id: 'jelly-lab', limits: [], slots: [{ availableSeats: 4 }] })
})
