import { describe, expect, test } from 'vitest'
import { type Answers, bare, carted, dayOut, days, load, slot } from '#tests/builders/order-combos.ts'
import { aRule } from '#tests/builders/sales-rules.ts'

test('a combo in order begins each event when the one before it is over', async () => {
  const summaries = dayOut.summaries.map(summary => ({ ...summary, duration: 40 }))
  const combo = { ...dayOut, inOrder: true, summaries }
  const hours = (id: string) => (id === 'reef' ? ['10:00'] : ['08:00', '09:00', '10:30', '11:00'])
  const times = (id: string) => hours(id).map(time => ({ ...slot(id, time), date: '2026-11-21' }))
  expect(days(await load('?comboId=day-out&eventIds=dome&date=2026-11-21', { combo, times }))).toEqual([
    ['reef', 'November 21', 'reef.10:00'],
    ['dome', 'November 21', 'dome.11:00'],
  ])
})

describe('the combos of an order', () => {
  test('one that the address asks for', async () => {
    const { calls, ...found } = await load('?comboId=day-out&eventIds=dome,sun&date=2026-11-21&campaign=roof')
    expect(found).toEqual({
      choices: { 'combo~day-out': { quantities: {}, slots: { dome: 'dome.09:00', reef: 'reef.09:00' } } },
      combos: [
        {
          addOns: { inventoryAddOns: [{ id: 'map' }] },
          added: false,
          settled: false,
          edited: false,
          comboTemplateId: 'day-out',
          date: '2026-11-21',
          dayText: 'Saturday, November 21, 2026',
          detailHref: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-21&campaign=roof',
          inOrder: false,
          even: true,
          hasChoice: true,
          key: 'combo~day-out',
          mayBuy: true,
          limits: [aRule()],
          nextDay: null,
          name: 'Day Out',
          offer: {
            discount: {
              distribution: 'total',
              values: [
                { discountType: 'AmountBased', personTypeId: 'adult', value: 100 },
                { discountType: 'PercentageBased', value: 10 },
              ],
            },
            memberDiscounts: [{ discountType: 'AmountBased', personTypeIds: ['adult'], value: 50 }],
            priceSplit: 'each',
            prices: [
              { personTypeId: 'adult', price: 1500 },
              { personTypeId: 'child', price: 700 },
              { personTypeId: 'hidden', price: -1 },
            ],
            type: 'fixedPrice',
          },
          picture: { primary: true, thumbnail: '/day.jpg' },
          saving: { kind: 'from', amount: 750 },
          types: [
            { description: 'for adult', id: 'adult', maximum: 4, name: 'One adult' },
            { description: 'for child', id: 'child', maximum: null, name: 'One child' },
          ],
          visits: [
            {
              dateText: 'Saturday, November 21, 2026',
              id: 'reef',
              name: 'The Reef',
              perPerson: 2,
              picture: null,
              minutes: 0,
              places: [],
              priceLists: { 'list-reef': { adult: 1000, child: 400 } },
              alone: { 'list-reef': { adult: 1000, child: 400 } },
              slots: [
                { availableSeats: 5, id: 'reef.09:00', time: '09:00', label: '9:00 am', prices: 'list-reef' },
                {
                  availableSeats: 5,
                  id: 'reef.10:00',
                  time: '10:00',
                  label: '10:00 am',
                  prices: 'list-reef',
                },
              ],
              timesUnread: false,
            },
            {
              dateText: 'Saturday, November 21, 2026',
              id: 'dome',
              name: 'The Dome',
              perPerson: 1,
              picture: null,
              minutes: 0,
              places: [],
              priceLists: { 'list-dome': { adult: 1000, child: 400 } },
              alone: { 'list-dome': { adult: 1000, child: 400 } },
              slots: [
                { availableSeats: 5, id: 'dome.09:00', time: '09:00', label: '9:00 am', prices: 'list-dome' },
                {
                  availableSeats: 5,
                  id: 'dome.10:00',
                  time: '10:00',
                  label: '10:00 am',
                  prices: 'list-dome',
                },
              ],
              timesUnread: false,
            },
          ],
        },
      ],
      dates: ['2026-11-21'],
      eventIds: ['dome'],
      missing: [],
    })
    expect(calls).toMatchObject([
      ['combo', { params: { comboTemplateId: 'day-out' }, query: { summary: '' } }],
      ['times', { params: { eventTemplateId: 'reef' }, query: { startTime: '2026-11-21T00:00:00' } }],
      ['times', { params: { eventTemplateId: 'dome' } }],
    ])
  })

  test('times that nobody chose go together; a chosen one stays', async () => {
    const combo = {
      ...dayOut,
      summaries: dayOut.summaries.map(summary => ({ ...summary, duration: 60, admissionType: 'timed' })),
    }
    const times = (id: string) =>
      id === 'reef' ? [slot(id, '10:00')] : [slot(id, '10:30'), slot(id, '14:00')]
    const { choices } = await load('?comboId=day-out&eventIds=dome&date=2026-11-21', { combo, times })
    expect(choices['combo~day-out']?.slots).toEqual({ reef: 'reef.10:00', dome: 'dome.14:00' })
  })

  test('one of the cart, on its own days', async () => {
    const found = await load('?cart=true', { items: [carted()] })
    expect(days(found)).toEqual([
      ['reef', 'November 22', 'reef.10:00'],
      ['dome', 'November 22', 'dome.09:00'],
    ])
    expect(found.choices['item-1']?.quantities).toEqual({ adult: 2, child: 0 })
    expect(found).toMatchObject({
      combos: [{ key: 'item-1', added: true, dayText: 'Sunday, November 22, 2026' }],
      eventIds: [],
      missing: [],
      dates: ['2026-11-22'],
    })
  })

  test('with as little as can be', async () => {
    const { combos, choices, dates, calls } = await load('?comboId=day-out', { combo: bare })
    expect(combos).toEqual([
      {
        addOns: { inventoryAddOns: [{ id: 'map' }] },
        added: false,
        settled: false,
        edited: false,
        comboTemplateId: 'day-out',
        date: '2026-11-25',
        dayText: 'Wednesday, November 25, 2026',
        detailHref: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-25',
        inOrder: false,
        even: false,
        hasChoice: false,
        key: 'combo~day-out',
        mayBuy: false,
        limits: [aRule()],
        nextDay: null,
        name: 'Day Out',
        offer: {
          discount: undefined,
          memberDiscounts: [],
          priceSplit: 'each',
          prices: [],
          type: 'fixedPrice',
        },
        picture: null,
        saving: null,
        types: [],
        visits: [
          {
            dateText: 'Wednesday, November 25, 2026',
            id: 'reef',
            name: 'The Reef',
            perPerson: 1,
            picture: null,
            minutes: 0,
            places: [],
            priceLists: { 'list-reef': { adult: 1000, child: 400 } },
            alone: { 'list-reef': { adult: 1000, child: 400 } },
            slots: [
              { availableSeats: 5, id: 'reef.09:00', time: '09:00', label: '9:00 am', prices: 'list-reef' },
              { availableSeats: 5, id: 'reef.10:00', time: '10:00', label: '10:00 am', prices: 'list-reef' },
            ],
            timesUnread: false,
          },
        ],
      },
    ])
    expect(choices).toEqual({ 'combo~day-out': { slots: { reef: 'reef.09:00' }, quantities: {} } })
    expect(dates).toEqual(['2026-11-25'])
    expect(calls[1]).toEqual([
      'next',
      { params: { comboTemplateId: 'day-out' }, query: { eventTemplateIds: ['reef'] } },
    ])
    expect((await load('?comboId=day-out', { combo: bare, next: null })).dates).toEqual(['2026-11-20'])
    expect((await load('?comboId=day-out', { combo: bare, next: new Error('no answer') })).dates).toEqual([
      '2026-11-20',
    ])
  })

  test('where quantities may differ they are those of each event', async () => {
    const items = [carted({ events: [{ eventTemplateId: 'reef' }] })]
    expect((await load('?cart=true', { items, combo: bare })).choices['item-1']?.quantities).toEqual({
      'reef:adult': 4,
      'dome:adult': 2,
      'dome:child': 1,
    })
    const unsold = [carted({ tickets: [] })]
    expect((await load('?cart=true', { items: unsold })).choices['item-1']?.quantities).toEqual({})
  })

  test('those that the venue does not have any more are named, where they are in the cart', async () => {
    const gone = { combo: new Error('no answer') }
    expect(await load('?cart=true', { items: [carted()], ...gone })).toMatchObject({
      combos: [],
      missing: ['As stored'],
      dates: [],
      eventIds: [],
      choices: {},
    })
    expect(await load('?comboId=day-out', gone)).toMatchObject({ missing: [] })
    expect(await load('')).toMatchObject({ combos: [], missing: [], calls: [] })
  })

  test('one that is in the cart already is not asked for again; the first of several is the one that is named', async () => {
    const items = [carted({ id: undefined }), carted({ id: 'item-2' })]
    const found = await load('?comboId=day-out&eventIds=moon&date=2026-11-28', { items, orders: [] })
    expect(found.combos.map(({ key, visits }) => [key, ...visits.map(({ id }) => id)])).toEqual([
      ['combo~0', 'reef', 'moon'],
      ['item-2', 'reef', 'dome'],
    ])
    expect(found.eventIds).toEqual(['moon'])
    expect(days(found).map(([, date]) => date)).toEqual([
      'November 28',
      'November 28',
      'November 25',
      'November 25',
    ])
    const other = await load('?comboId=other', { items: [carted()], combo: bare })
    expect(other.combos.map(({ key }) => key)).toEqual(['item-1', 'combo~other'])
  })

  test('one that is not complete is filled first', async () => {
    const there = async (query: string, about: Answers = {}) => {
      const thrown = await load(query, about).catch((answer: Response) => answer)
      return [(thrown as Response).status, (thrown as Response).headers.get('Location')]
    }
    expect(await there('?comboId=day-out&date=2026-11-21&fund=boats')).toEqual([
      302,
      '/orders/pier/combo?comboId=day-out&date=2026-11-21&fund=boats',
    ])
    const two = {
      ...dayOut,
      templates: { entries: [{ type: 'any', templateIds: ['dome', 'moon', 'sun'], quantity: 2 }] },
    }
    expect(await there('?comboId=day-out&eventIds=dome,reef', { combo: two })).toEqual([
      302,
      '/orders/pier/combo?comboId=day-out&eventIds=dome',
    ])
    expect(await there('?cart=true', { items: [carted({ events: [{ eventTemplateId: 'reef' }] })] })).toEqual(
      [302, '/orders/pier/combo?comboId=day-out&cart=true'],
    )
  })
})
