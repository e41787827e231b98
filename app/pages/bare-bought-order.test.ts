import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { aTicket, confirmation, everything } from '#tests/builders/bought-order.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { loadBoughtOrder } from './bought-order.ts'

const missing = () => Promise.reject(refuse('NOT_FOUND'))

test('an order with nothing', async () => {
  expect((await confirmation({})).page).toEqual({
    passCount: 0,
    autoRenews: false,
    card: null,
    cards: [],
    certificate: null,
    coupons: [],
    groups: [],
    link: '1001.secret',
    orderNumber: '1001',
    sentTo: '',
    saved: 0,
    tickets: [],
    nextVisitId: null,
    visits: [],
    cancel: null,
    cancelled: null,
    total: 500,
    taxes: [],
  })
})

test('what cannot be read of an event is left out, and said in the log where it is a fault', async () => {
  const order = { tickets: [aTicket('t1'), aTicket('t2', { eventTemplateId: 'pool' })] }
  const template = (id: string) =>
    id === 'boat'
      ? Promise.reject(new Error('no answer'))
      : Promise.resolve({ payload: { resources: [{ name: 'Hall', description: '' }], duration: null } })
  const { page, logged } = await confirmation({ order, template })
  expect(page?.tickets.map(({ facts }) => facts)).toEqual([[], ['Hall']])
  expect(logged).toEqual(['event of an order'])
  expect((await confirmation({ order, template: missing })).logged).toEqual([])
})

test('a card without a known brand is named so, and a certificate without its digits is told by what it paid', async () => {
  const path = '/checkout/pier/confirm/1001?giftCardDigits=12345'
  const { page } = await confirmation({ order: { ...everything, creditCardBrand: null }, path })
  expect(page).toMatchObject({
    card: { brand: 'payment-brand-other', lastFour: '4242', amount: 6900 },
    certificate: { digits: null, amount: 1000 },
  })
  const other = '/checkout/pier/confirm/1001?giftCardDigits=9X1'
  expect((await confirmation({ path: other })).page?.certificate).toBeNull()
  const paid = (await confirmation({ order: everything })).page
  expect((paid?.card?.amount ?? 0) + (paid?.certificate?.amount ?? 0)).toBe(paid?.total)
})

test('an order that is not there or that another venue has is not found', async () => {
  const failed = (get: () => Promise<unknown>, number = '1001') =>
    loadBoughtOrder(plainVisit({ api: { orders: { get } } }), { orderNumber: number })
  await expect(failed(missing)).rejects.toMatchObject({ status: 404 })
  await expect(failed(missing, '../1')).rejects.toMatchObject({ status: 404 })
  expect(await failed(() => Promise.reject(new Error('no answer')))).toBeNull()
})
