import { describe, expect, test } from 'vitest'
import { blankDetail } from '#tests/builders/blank-records.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { cancelOrder, nextAddress, startDate } from './next-address.server.ts'
import type { Intent } from './intent.ts'
import { readOrderAddress } from './order-address.ts'
import { draftTemplates, readChoices, readVersion } from './order-form.server.ts'
import { eventPart, type OrderEvent } from './items/event/event-model.ts'
import { draftOf, readSubmission, remainingChoices, typedOf } from './submission.server.ts'
import { readEventSelections } from './items/event/event-selections.ts'

const form = (fields: [string, string | File][]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('the form of the order', () => {
  test.each([
    ['3', 3],
    ['0', 0],
    ['', undefined],
    ['1.5', undefined],
    ['x', undefined],
  ])('its version %s is %s', (text, version) => {
    expect(readVersion(form([['version', text]]))).toBe(version)
    expect(readVersion(form([]))).toBeUndefined()
  })

  test('slots and quantities are read by event', () => {
    expect(
      readChoices(
        form([
          ['slot:reef', 'reef.9'],
          ['quantity:reef:adult', '2'],
          ['quantity:reef:child', '-1'],
          ['quantity:reef', '7'],
          ['retail:reef:adult', '1'],
          ['retail:reef', '7'],
          ['quantity:dome:adult', 'x'],
          ['slot:', 'none'],
          ['slot', 'none'],
          ['slot:file', new File(['1'], 'one.txt')],
        ]),
      ),
    ).toEqual({
      reef: { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1 } },
      dome: { slotId: null, quantities: { adult: 0 }, retail: {} },
    })
  })

  test('events are sent with their tickets; those without a time or a ticket are not', () => {
    const choices = {
      reef: { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1, child: 0 } },
      dome: { slotId: 'dome.9', quantities: { adult: 0 }, retail: {} },
      moon: { slotId: null, quantities: { adult: 1 }, retail: {} },
    }
    expect(draftTemplates(choices)).toEqual([
      {
        eventTemplateId: 'reef',
        events: [
          {
            eventId: 'reef.9',
            tickets: [
              { id: 'reef.9~adult', ticketTypeId: 'adult', quantity: 2 },
              { id: 'reef.9~adult~retail', ticketTypeId: 'adult', quantity: 1, isRetail: true },
            ],
          },
        ],
      },
    ])
  })
})

test('everything that the form says becomes the cart, and is given back as it was typed', async () => {
  const company = { membership: true, membershipSales: true }
  const sold = [
    { id: 'map', inventoryId: 'inv-map', type: 'inventory' },
    {
      id: 'plank',
      inventoryId: 'inv-plank',
      type: 'fixedDonation',
      price: 1500,
      suggestedAmounts: [],
      images: [],
    },
  ]
  const read = (
    fields: [string, string][],
    { intent = { name: 'update' } as Intent, own = company as object } = {},
  ) =>
    readSubmission(plainVisit({ company: own, api: { addons: { list: async () => ({ payload: sold }) } } }), {
      form: form(fields),
      intent,
    })
  const submission = await read([
    ['version', '4'],
    ['slot:reef', 'reef.9'],
    ['quantity:reef:adult', '2'],
    ['addon:reef:map', '1'],
    ['membership:friend', 'id=friend&type=MembershipPurchase&categoryId=friend'],
    ['combo:day', 'day'],
    ['combo-addons:day', ''],
    ['combo-part:day:dome', '1'],
    ['combo-quantity:day:adult', '1'],
    ['addon:day:map', '2'],
    ['donation-shown', '1'],
    ['donation', 'plank'],
  ])
  const { visit: _, sold: __, ...said } = submission
  expect(said).toEqual({
    addOns: { day: { map: 2 }, reef: { map: 1 } },
    choices: { reef: { quantities: { adult: 2 }, retail: {}, slotId: 'reef.9' } },
    combos: {
      choices: { day: { quantities: { adult: 1 }, slots: {} } },
      combos: [{ comboTemplateId: 'day', key: 'day', visits: [{ id: 'dome', perPerson: 1 }] }],
      withAddOns: ['day'],
    },
    gift: { choice: { chosen: 'plank', typed: '' }, detail: blankDetail },
    intent: { name: 'update' },
    judged: {
      donation: {
        amount: 0,
        donationDetail: blankDetail,
        hasDecimal: false,
        id: 'donation~plank',
        inventoryId: 'inv-plank',
        price: 1500,
        quantity: 1,
        type: 'fixedDonation',
      },
      errors: {},
    },
    memberships: [
      {
        choice: { renews: false, value: '' },
        item: {
          categoryId: 'friend',
          id: 'friend',
          isGift: false,
          membershipId: null,
          sourceCategoryId: null,
          type: 'MembershipPurchase',
        },
      },
    ],
    version: 4,
  })
  const cart = {
    donations: [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }],
    memberships: [{ id: 'kept' }],
    forms: [{ formId: 'f1' }],
    couponCodes: ['SAVE'],
    comboItems: [],
  } as unknown as CartPayload
  expect(draftOf(submission, cart)).toEqual({
    comboItems: [
      {
        addOns: [{ addOnId: 'map', quantity: 2, unitPrice: 0 }],
        comboTemplateId: 'day',
        events: [{ eventTemplateId: 'dome' }],
        id: 'day',
        tickets: [{ eventTemplateId: 'dome', quantity: 1, ticketTypeId: 'adult' }],
      },
    ],
    couponCodes: ['SAVE'],
    donations: [
      {
        amount: 0,
        donationDetail: blankDetail,
        hasDecimal: false,
        id: 'donation~plank',
        inventoryId: 'inv-plank',
        price: 1500,
        quantity: 1,
        type: 'fixedDonation',
      },
      { id: 'd2' },
      { id: 'd3' },
    ],
    forms: [{ formId: 'f1' }],
    memberships: [
      {
        id: 'friend',
        isAutorenew: false,
        isGift: false,
        membershipCategoryId: 'friend',
        membershipId: undefined,
        membershipOfferingId: undefined,
        pricePointId: undefined,
        sourceCategoryId: undefined,
        type: 'MembershipPurchase',
      },
    ],
    templates: [
      {
        eventTemplateId: 'reef',
        events: [
          {
            addOns: [{ id: 'reef.9~map', inventoryId: 'inv-map', quantity: 1 }],
            eventId: 'reef.9',
            tickets: [{ id: 'reef.9~adult', quantity: 2, ticketTypeId: 'adult' }],
          },
        ],
      },
    ],
  })
  expect(draftOf(submission, null)).toMatchObject({
    forms: undefined,
    couponCodes: undefined,
    donations: [{ id: 'donation~plank' }],
  })
  expect(typedOf(submission)).toEqual({
    memberships: { friend: { value: '', renews: false } },
    events: submission.choices,
    combos: submission.combos.choices,
    addOns: { reef: { map: 1 }, day: { map: 2 } },
    gift: submission.gift,
  })

  const bare = await read([])
  expect(bare).toMatchObject({
    gift: null,
    judged: { donation: null, errors: {} },
    memberships: [],
  })
  expect(bare.version).toBeUndefined()
  expect(draftOf(bare, cart)).toMatchObject({
    memberships: cart.memberships,
    donations: cart.donations,
    templates: [],
    comboItems: [],
  })
  const unsold = await read([], { own: {} })
  expect(draftOf(unsold, cart).memberships).toEqual([])
  const dropped = { ...submission, intent: { name: 'drop-donation', donationId: 'd2' } as const }
  expect(draftOf(dropped, cart).donations?.map(({ id }) => id)).toEqual(['donation~plank', 'd3'])
  const left = { ...submission, intent: { name: 'drop-membership', membershipId: 'friend' } as const }
  expect(draftOf(left, cart).memberships).toEqual([])
  expect(draftOf(left, cart).donations?.map(({ id }) => id)).toEqual(['donation~plank', 'd2', 'd3'])
  const removed = { choices: submission.choices, intent: { name: 'remove', eventId: 'reef' } as const }
  expect(remainingChoices(removed)).toEqual({})
  expect(remainingChoices({ ...removed, intent: { name: 'edit', eventId: 'reef' } })).toEqual(
    submission.choices,
  )
  expect(remainingChoices({ ...removed, intent: { name: 'remove', eventId: 'dome' } })).toEqual(
    submission.choices,
  )
})

describe('where a press leads', () => {
  const chosen = { slotId: 'reef.9', quantities: { adult: 1 }, retail: {} }
  const lead = (path: string, intent: Intent, about: object = {}) =>
    nextAddress({
      visit: plainVisit({ path }),
      intent,
      choices: { reef: chosen },
      combos: { combos: [], choices: {}, withAddOns: [] },
      ...about,
    } as never)
  const ORDER = '/orders/pier/tickets'
  const cart = {
    orders: [
      { events: [] },
      { eventTemplateId: 'dome', events: [{ startTime: '2026-11-24T10:00:00' }] },
      { eventTemplateId: 'reef', events: [{ startTime: '2026-11-22T10:00:00' }] },
    ],
  } as unknown as CartPayload

  test.each<[string, Intent, string]>([
    [
      `${ORDER}?date=2026-11-21&campaign=roof`,
      { name: 'more' },
      '/events/pier/list?date=2026-11-21&campaign=roof',
    ],
    [ORDER, { name: 'more' }, '/events/pier/list'],
    [
      `${ORDER}?eventIds=reef,dome&campaign=roof`,
      { name: 'update' },
      `${ORDER}?eventIds=dome&cart=true&campaign=roof`,
    ],
    [
      `${ORDER}?eventIds=reef,dome`,
      { name: 'add', eventId: 'moon' },
      `${ORDER}?eventIds=dome,moon&cart=true`,
    ],
    [
      `${ORDER}?eventIds=dome&removed=moon,sun`,
      { name: 'add', eventId: 'moon' },
      `${ORDER}?eventIds=dome,moon&cart=true&removed=sun`,
    ],
    [`${ORDER}?eventIds=dome`, { name: 'add', eventId: 'dome' }, `${ORDER}?eventIds=dome&cart=true`],
    [
      `${ORDER}?eventIds=dome,sun&removed=moon`,
      { name: 'remove', eventId: 'dome' },
      `${ORDER}?eventIds=sun&cart=true&removed=moon,dome`,
    ],
    [`${ORDER}?times=dome`, { name: 'edit', eventId: 'reef' }, `${ORDER}?cart=true&times=dome,reef`],
    [`${ORDER}?times=reef`, { name: 'edit', eventId: 'reef' }, `${ORDER}?cart=true&times=reef`],
    [
      `${ORDER}?eventIds=dome&addonId=map&date=2026-11-21`,
      { name: 'update' },
      `${ORDER}?eventIds=dome&date=2026-11-21&cart=true&addonId=map`,
    ],
    [`${ORDER}?eventIds=reef&addonId=map`, { name: 'update' }, `${ORDER}?cart=true`],
    [
      `${ORDER}?eventIds=reef,dome`,
      { name: 'change-date', eventId: 'reef' },
      '/orders/pier/calendar?eventId=reef&eventIds=dome&cart=true&cdEventIds=reef',
    ],
  ])('from %s by %o', (path, intent, expected) => {
    expect(decodeURIComponent(lead(path, intent))).toBe(expected)
  })

  test('a date is changed from the day that the cart has of the event', () => {
    expect(lead(ORDER, { name: 'change-date', eventId: 'reef' }, { cart })).toBe(
      '/orders/pier/calendar?eventId=reef&date=2026-11-22&cart=true&cdEventIds=reef',
    )
    expect([startDate(cart), startDate(cart, 'reef'), startDate(cart, 'moon')]).toEqual([
      '2026-11-24',
      '2026-11-22',
      undefined,
    ])
  })

  test('a combo of the address is wished until it has tickets', () => {
    const combos = {
      combos: [{ key: 'c', comboTemplateId: 'day', visits: [{ id: 'dome', perPerson: 1 }] }],
      choices: { c: { slots: {}, quantities: {} } },
      withAddOns: [],
    }
    const path = `${ORDER}?comboId=day&eventIds=dome,sun`
    expect(lead(path, { name: 'update' }, { combos })).toBe(
      `${ORDER}?eventIds=dome,sun&comboId=day&cart=true`,
    )
    const filled = { ...combos, choices: { c: { slots: {}, quantities: { adult: 1 } } } }
    expect(lead(path, { name: 'update' }, { combos: filled })).toBe(`${ORDER}?eventIds=sun&cart=true`)
    expect(lead(path, { name: 'modify-combo', comboKey: 'c' }, { combos })).toBe(
      '/orders/pier/combo?comboId=day&eventIds=dome&cart=true',
    )
  })

  test('whoever cancels leaves the cart behind, also where it cannot be deleted', async () => {
    const deleted: unknown[] = []
    const cancel = async (session: object, fails = false) => {
      const api = {
        carts: {
          delete: async (input: unknown) => {
            deleted.push(input)
            if (fails) throw new Error('no answer')
          },
        },
      }
      const venue = { texts: {} }
      const answer = await cancelOrder(
        plainVisit({ path: `${ORDER}?date=2026-11-21&fund=boats`, session: session as never, api, venue }),
      )
      return [answer.status, answer.headers.get('Location'), answer.headers.get('Set-Cookie')]
    }
    const there = '/events/pier/list?date=2026-11-21&fund=boats'
    expect(await cancel({ cartId: 'c1', visitor: { email: 'a' } })).toEqual([
      302,
      there,
      '{"visitor":{"email":"a"}}',
    ])
    expect(await cancel({ cartId: 'c2' }, true)).toEqual([302, there, '{}'])
    expect(await cancel({})).toEqual([302, there, '{}'])
    expect(deleted).toEqual([{ headers: { 'x-cart-id': 'c1' } }, { headers: { 'x-cart-id': 'c2' } }])
  })
})

describe('the address of the order', () => {
  test('is read part by part; what is none counts as missing', () => {
    const { base, ...read } = readOrderAddress(
      new URL(
        'http://venue.test/?eventId=a&eventIds=b,%20a,,c/d&cdEventIds=e&removed=r,r&times=t&comboId=day,other&addonId=map&date=2026-11-21&time=23:59&campaign=roof&utm=x',
      ),
    )
    expect(read).toEqual({
      eventIds: ['a', 'b', 'e'],
      comboId: 'day',
      changedIds: ['e'],
      removedIds: ['r'],
      timesIds: ['t'],
      addOnId: 'map',
      date: '2026-11-21',
      time: '23:59',
      carried: { campaign: 'roof' },
    })
    expect(base('pier')).toEqual({ tenantId: 'pier', carried: { campaign: 'roof' } })
    const { base: _, ...bare } = readOrderAddress(new URL('http://venue.test/'))
    expect(bare).toEqual({
      eventIds: [],
      comboId: null,
      changedIds: [],
      removedIds: [],
      timesIds: [],
      addOnId: null,
      date: null,
      time: null,
      carried: {},
    })
  })

  test.each([
    ['date=2026-02-30', null, null],
    ['date=2026-13-01', null, null],
    ['date=x2026-11-21', null, null],
    ['date=2026-11-21x', null, null],
    ['time=09:30', null, '09:30'],
    ['time=19:00', null, '19:00'],
    ['time=24:00', null, null],
    ['time=9:30', null, null],
    ['time=09:60', null, null],
    ['time=x09:30', null, null],
    ['time=09:30x', null, null],
  ])('%s is the date %s and the time %s', (query, date, time) => {
    expect(readOrderAddress(new URL(`http://venue.test/?${query}`))).toMatchObject({ date, time })
  })

  test('has at most forty ids, each of at most sixty-four characters', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `e${index}`)
    const longest = 'a'.repeat(64)
    expect(readOrderAddress(new URL(`http://venue.test/?eventIds=${ids}`)).eventIds).toEqual(ids.slice(0, 40))
    expect(readOrderAddress(new URL(`http://venue.test/?eventIds=${longest},${longest}b`)).eventIds).toEqual([
      longest,
    ])
  })
})

test('which events are on the page: those of the cart first, each on the day that it is wanted for', () => {
  const cart = {
    orders: [
      {
        itemType: 'Event',
        eventTemplateId: 'reef',
        events: [{ eventId: 'reef.9', startTime: '2026-11-22T10:30:00' }],
      },
      { itemType: 'Event', eventTemplateId: 'dome', events: [] },
      { itemType: 'Event', events: [] },
      { itemType: 'Combo', eventTemplateId: 'combo', events: [] },
    ],
    templates: [
      {
        events: [
          {
            eventId: 'reef.9',
            tickets: [
              { ticketTypeId: 'adult', quantity: 2, isRetail: false },
              { ticketTypeId: 'child', quantity: 1, isRetail: true },
            ],
          },
        ],
      },
    ],
  } as unknown as CartPayload
  const selectionsFor = (query: string, from: CartPayload | null = cart) =>
    readEventSelections(from, readOrderAddress(new URL(`http://venue.test/?${query}`)))
  const days = (query: string) => selectionsFor(query).map(({ eventId, date, time }) => [eventId, date, time])
  expect(selectionsFor('eventIds=moon,reef')).toEqual([
    {
      eventId: 'reef',
      date: '2026-11-22',
      time: '10:30',
      quantities: { adult: 2 },
      retail: { child: 1 },
      inCart: true,
    },
    { eventId: 'dome', date: null, time: null, quantities: {}, retail: {}, inCart: true },
    { eventId: 'moon', date: null, time: null, quantities: {}, retail: {}, inCart: false },
  ])
  expect(days('eventIds=moon,reef&date=2026-11-25')).toEqual([
    ['reef', '2026-11-25', '10:30'],
    ['dome', null, null],
    ['moon', '2026-11-25', null],
  ])
  expect(days('eventIds=moon&date=2026-11-25&time=12:00')).toEqual([
    ['reef', '2026-11-22', '10:30'],
    ['dome', null, null],
    ['moon', '2026-11-25', '12:00'],
  ])
  expect(days('cdEventIds=reef,sun&eventIds=moon&date=2026-11-25')).toEqual([
    ['reef', '2026-11-22', '10:30'],
    ['dome', null, null],
    ['moon', null, null],
    ['sun', '2026-11-25', null],
  ])
  expect(selectionsFor('', null)).toEqual([])
})

test('an event in the summary: each kind of ticket, and at retail apart', () => {
  const event = {
    id: 'reef',
    name: 'Reef',
    date: '2026-11-21',
    dateText: 'Saturday',
    slots: [
      { id: 'reef.9', date: '2026-11-21', time: '09:00', label: '9:00 am', availableSeats: 5, prices: 'day' },
    ],
    priceLists: {
      day: [
        {
          id: 'adult',
          name: 'Adult',
          description: '',
          price: 900,
          retail: 1200,
          lineDiscount: null,
          forMembers: true,
          maximum: null,
        },
        {
          id: 'child',
          name: 'Child',
          description: '',
          price: 500,
          retail: 500,
          lineDiscount: null,
          forMembers: false,
          maximum: null,
        },
      ],
    },
  } as unknown as OrderEvent
  const choice = { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1 } }
  expect(eventPart(event, choice)).toMatchObject({
    key: 'reef',
    name: 'Reef',
    when: 'Saturday · 9:00 am',
    lines: [
      {
        ...{ itemType: 'Event', sourceId: 'reef', listed: 3600, visitor: 3000 },
        parts: [
          { id: 'adult', name: 'Adult', quantity: 2, personTypeId: 'adult', listed: 2400, visitor: 1800 },
          { id: 'adult retail', name: 'Adult', quantity: 1, listed: 1200, visitor: 1200, isRetail: true },
        ],
      },
    ],
  })
  expect(eventPart(event, { ...choice, quantities: {}, retail: {} })).toBeNull()
  expect(eventPart(event, undefined)).toBeNull()
  expect(eventPart(event, { ...choice, slotId: null })?.when).toBe('Saturday')
})
