import { expect, test } from 'vitest'
import { aTicket, boat, confirmation, everything } from '#tests/builders/bought-order.ts'

test('an order with everything', async () => {
  const path = '/checkout/pier/confirm/1001?giftCardDigits=9X1'
  const { page, events, calls } = await confirmation({
    order: everything,
    path,
    template: async id => ({ payload: id === 'boat' ? boat : { resources: [], duration: null } }),
  })
  expect([calls, events]).toEqual([['1001'], ['boat', 'pool']])
  expect(page?.tickets.map(({ codePath, codeSize }) => codePath.length > 100 && codeSize > 20)).toEqual([
    true,
    true,
  ])
  expect({
    ...page,
    tickets: page?.tickets.map(({ codePath: _, codeSize: __, ...ticket }) => ticket),
  }).toEqual({
    passCount: 2,
    autoRenews: true,
    card: { amount: 6900, brand: 'visa', lastFour: '4242' },
    cards: [
      {
        codes: [],
        gift: null,
        id: 'item-m',
        level: 'Friend',
        number: 'membership-profile-number number=M-1',
        offering: 'A year',
        people: ['Ada Moss', 'Bo Moss'],
        valid: 'membership-valid from=Friday, November 20, 2026 until=Friday, November 19, 2027',
      },
      {
        codes: [],
        gift: 'confirmation-gift recipient=Ada Moss',
        id: 'item-g',
        level: 'Friend',
        number: 'membership-profile-number number=M-2',
        offering: 'A year',
        people: ['Bo Moss'],
        valid: 'membership-valid from=Friday, November 20, 2026 until=Friday, November 19, 2027',
      },
    ],
    certificate: { amount: 1000, digits: '9X1' },
    coupons: [{ code: 'SAVE', discount: 100 }],
    groups: [
      {
        lines: [
          {
            amount: 1400,
            combo: null,
            id: 'boat~9',
            name: 'Boat',
            parts: [
              { amount: 1000, label: 'cart-line quantity=2 name=Adult' },
              { amount: 400, label: 'cart-line quantity=1 name=Child' },
            ],
            when: 'Saturday, November 21, 2026 · 9:00 am',
          },
        ],
        total: 1400,
        type: 'event',
      },
      {
        lines: [
          {
            amount: 2300,
            combo: {
              addOns: [{ amount: 300, label: 'cart-line quantity=3 name=Map' }],
              visits: ['Boat · Saturday, November 21, 2026 · 1:30 pm', 'Pool'],
            },
            id: 'combo-1',
            name: 'Day Out',
            parts: [{ amount: 2000, label: 'cart-line quantity=1 name=Adult' }],
            when: null,
          },
        ],
        total: 2300,
        type: 'combo',
      },
      {
        lines: [
          {
            amount: 100,
            combo: null,
            id: 'map-2',
            name: 'Lone map',
            parts: [],
            when: 'Saturday, November 21, 2026',
          },
        ],
        total: 100,
        type: 'addon',
      },
      {
        lines: [
          {
            amount: 2500,
            combo: null,
            id: 'gift-1',
            name: 'Roof',
            parts: [],
            when: 'donation-dedication kind=donation-honor-in-memory name=Cy',
          },
        ],
        total: 2500,
        type: 'donation',
      },
    ],
    link: '1001.secret',
    orderNumber: '1001',
    saved: 1100,
    sentTo: '',
    cancel: null,
    cancelled: null,
    nextVisitId: 'boat.9',
    visits: [
      {
        id: 'boat.9',
        name: 'Boat',
        when: 'Saturday, November 21, 2026 · 9:00 am',
        directions: {
          places: [
            {
              id: 'pier',
              name: 'Pier 3',
              description: '',
              accessibility: '',
              travel: '',
              bring: '',
              map: null,
            },
            {
              id: 'gate',
              name: 'Gate B',
              description: '',
              accessibility: '',
              travel: '',
              bring: '',
              map: null,
            },
          ],
          address: '',
          mapHref: null,
        },
        move: null,
      },
    ],
    tickets: [
      {
        code: 'code-t1',
        date: 'Saturday, November 21, 2026',
        eventName: 'Boat',
        facts: ['Pier 3', 'Gate B', 'event-duration hours=1 minutes=35'],
        id: 't1',
        visitId: 'boat.9',
        href: '/orders/pier/ticket/link-t1',
        time: '9:00 am',
        typeName: 'Adult',
      },
      {
        visitId: 'boat.9',
        href: '/orders/pier/ticket/link-t2',
        code: 'code-t2',
        date: null,
        eventName: 'Pool',
        facts: [],
        id: 't2',
        time: null,
        typeName: 'Adult',
      },
    ],
    total: 7900,
    taxes: [],
  })
})

test.each([
  ['2026-11-21T09:30:00-05:00', 'boat.9'],
  ['2026-11-21T10:30:00-05:00', 'boat.13'],
])('at %s the next visit is %s, though it is bought last', async (now, expected) => {
  const later = aTicket('t1', { eventId: 'boat.13', eventStartTime: '2026-11-21T13:00:00' })
  const { page } = await confirmation({ order: { tickets: [later, aTicket('t2')] }, now: new Date(now) })
  expect(page?.nextVisitId).toBe(expected)
})
