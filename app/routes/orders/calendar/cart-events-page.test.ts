import { describe, expect, test } from 'vitest'
import { CALENDAR, cartOf, open, page } from '#tests/builders/calendar-page.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { readCartEvents } from './read-cart-events.server.ts'

const start = (time: string, availableSeats: number) => ({ time, availableSeats })

describe('several events of the cart', () => {
  const cart = cartOf('reef', 'dome')

  test('a day is pressed first', async () => {
    const { page: shown, calls } = await open('?cart=true&eventId=reef&membershipIds=m1&fund=boats', { cart })
    expect(shown?.dayHref).toBe(`${CALENDAR}?eventId=reef&membershipIds=m1&fund=boats&cart=true&pick=DAY`)
    expect(shown?.staysHere).toBe(true)
    expect(shown?.choice).toEqual({
      action: '/orders/pier/tickets',
      cancelHref: '/orders/pier/calendar?eventId=reef&membershipIds=m1&fund=boats&cart=true',
      carried: [
        ['membershipIds', 'm1'],
        ['cart', 'true'],
        ['fund', 'boats'],
      ],
      date: null,
      events: [
        {
          availability: 'loading',
          combo: null,
          id: 'reef',
          more: 0,
          name: 'The Reef',
          times: [],
        },
        {
          availability: 'loading',
          combo: null,
          id: 'dome',
          more: 0,
          name: 'dome',
          times: [],
        },
      ],
      ticked: ['reef'],
      words: '',
    })
    expect(calls).toContainEqual(['cart', { headers: { 'x-cart-id': 'c1' } }])
  })

  test('then the events that move to it; one that is none of the cart’s comes along', async () => {
    const seats = () => [
      start('09:00', 0),
      start('10:00', 1),
      start('11:00', 2),
      start('12:00', 3),
      start('13:00', 4),
    ]
    const { page: shown, calls } = await open('?cart=1&eventId=moon&pick=2026-11-21', { cart, times: seats })
    expect(shown?.choice).toEqual({
      action: '/orders/pier/tickets',
      cancelHref: '/orders/pier/calendar?eventId=moon&cart=true',
      carried: [
        ['eventId', 'moon'],
        ['cart', 'true'],
        ['date', '2026-11-21'],
      ],
      date: '2026-11-21',
      events: [
        {
          availability: 'available',
          combo: null,
          id: 'reef',
          more: 2,
          name: 'The Reef',
          times: ['10:00 am', '11:00 am'],
        },
        {
          availability: 'available',
          combo: null,
          id: 'dome',
          more: 2,
          name: 'dome',
          times: ['10:00 am', '11:00 am'],
        },
      ],
      ticked: [],
      words: 'Saturday, November 21, 2026',
    })
    expect(calls.filter(([name]) => name === 'times')).toMatchObject([
      ['times', { params: { eventTemplateId: 'reef' }, query: { startTime: '2026-11-21T00:00:00' } }],
      ['times', { params: { eventTemplateId: 'dome' } }],
    ])
  })

  test.each([
    ['?cart=1&pick=2026-11-21', ['reef', 'dome']],
    ['?cart=1&eventId=reef&pick=2026-11-21', ['reef']],
    ['?cart=1&eventId=moon&pick=2026-11-21', []],
    ['?cart=1', []],
  ])('with %s these stand ticked: %j', async (query, ticked) => {
    const seats = () => [start('10:00', 1)]
    expect((await page(query, { cart, times: seats }))?.choice?.ticked).toEqual(ticked)
    expect(
      (await page('?cart=1&pick=2026-11-21', { cart, times: () => [start('10:00', 0)] }))?.choice?.ticked,
    ).toEqual([])
  })

  test('an event without seats, or whose times cannot be read, is not available', async () => {
    const failing = () => {
      throw new Error('no answer')
    }
    for (const times of [() => [start('09:00', 0)], failing])
      expect((await page('?cart=1&pick=2026-11-21', { cart, times }))?.choice?.events[0]).toEqual({
        id: 'reef',
        name: 'The Reef',
        combo: null,
        availability: 'not-available',
        times: [],
        more: 0,
      })
  })

  test.each([
    ['', false],
    ['?cart=true', true],
    ['?eventId=reef', true],
    ['?comboId=day-out', true],
    ['?eventIds=reef', true],
    ['?cart=true&cdEventIds=reef', false],
  ])('with %s the cart is asked for: %s', async (query, isAsked) => {
    const { calls } = await open(query, { cart })
    expect(calls.some(([name]) => name === 'cart')).toBe(isAsked)
  })

  test('a cart that cannot be read is none, and said in the log', async () => {
    const { page: shown, logged } = await open('?cart=true', { cart: new Error('no answer') })
    expect([shown?.choice, shown?.dayHref, logged]).toEqual([null, '/events/pier/list?date=DAY', ['cart']])
    expect((await open('?cart=true', { session: {} })).calls).toHaveLength(1)
  })

  test('each event stands once, those of a combo by their own names', async () => {
    const get = async ({ params }: { params: { comboTemplateId: string } }) => {
      if (params.comboTemplateId === 'gone') throw new Error('no answer')
      return { payload: { name: 'Day Out', summaries: [{ id: 'star', name: 'The Star' }] } }
    }
    const comboItems = [
      {
        comboTemplateId: 'day',
        comboTemplateName: 'As stored',
        events: [{ eventTemplateId: 'star' }, { eventTemplateId: 'sun' }],
      },
      { comboTemplateId: 'gone', comboTemplateName: 'As stored', events: [{ eventTemplateId: 'moon' }] },
    ]
    const { api, venue } = plainVisit({ api: { combos: { get } } })
    const waiting = { availability: 'loading', times: [], more: 0 }
    expect(
      await readCartEvents(
        { api, venue },
        { cart: { ...cartOf('reef', 'dome', 'reef'), comboItems } as never, date: null },
      ),
    ).toEqual([
      { id: 'reef', name: 'The Reef', combo: null, ...waiting },
      { id: 'dome', name: 'dome', combo: null, ...waiting },
      { id: 'star', name: 'The Star', combo: 'Day Out', ...waiting },
      { id: 'sun', name: 'sun', combo: 'Day Out', ...waiting },
      { id: 'moon', name: 'moon', combo: 'As stored', ...waiting },
    ])
  })
})
