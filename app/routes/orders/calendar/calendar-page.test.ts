import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { calendarPage } from './calendar-page.server.ts'
import { readCalendar } from './read-calendar.server.ts'
import { readCartEvents } from './read-cart-events.server.ts'

const CALENDAR = '/orders/pier/calendar'
const day = (date: string, about: object = {}) => ({
  date,
  number: Number(date.slice(8)),
  disabled: false,
  today: false,
  availability: 'available',
  lowestPrice: 900,
  note: null,
  ...about,
})
const days = [
  day('2026-11-20'),
  day('2026-11-21', { availability: 'few', lowestPrice: null, note: 'Late night' }),
  day('2026-11-22', { disabled: true }),
]
const cartOf = (...ids: string[]) => ({
  id: 'c1',
  templates: ids.map(eventTemplateId => ({ eventTemplateId })),
  orders: [{ eventTemplateId: 'reef', name: 'The Reef' }],
  comboItems: [],
})
const start = (time: string, availableSeats: number) => ({ time, availableSeats })

type Answers = {
  cart?: object | null | Error
  days?: object[]
  times?: () => unknown
  session?: object
  locale?: string
  fails?: unknown
}

/** What the calendar finds and shows, and what it has asked. */
async function open(
  query: string,
  { cart = null, days: own = days, times = () => [], session, locale, fails }: Answers = {},
) {
  const calls: [string, unknown][] = []
  const logged: string[] = []
  const answer = (name: string, payload: unknown) => async (input: unknown) => {
    calls.push([name, input])
    if (payload instanceof Error) throw payload
    return { payload }
  }
  const all = fails ?? { days: own }
  const visit = plainVisit({
    path: `${CALENDAR}${query}`,
    session: (session ?? (cart ? { cartId: 'c1' } : {})) as never,
    ...(locale ? { venue: { locale } } : {}),
    api: {
      calendars: { all: answer('all', all), ofEvent: answer('of event', all) },
      combos: { calendar: answer('of combo', all), get: answer('combo', { name: 'Day Out', summaries: [] }) },
      events: {
        template: answer('event', { name: 'The Reef' }),
        times: async (input: unknown) => answer('times', times())(input),
      },
      carts: { get: answer('cart', cart) },
    },
  })
  const log = { warn: ({ what }: { what: string }) => logged.push(what) } as never
  const found = await readCalendar(visit, log)
  return { found, page: found && calendarPage(visit, found), calls, logged }
}
const page = async (query: string, answers?: Answers) => (await open(query, answers)).page

describe('the calendar', () => {
  test('of all events', async () => {
    const { page: shown, calls } = await open('?membershipIds=m1&campaign=roof')
    expect(shown).toEqual({
      choice: null,
      dayHref: '/events/pier/list?date=DAY&membershipIds=m1&campaign=roof',
      days: [
        {
          availability: 'available',
          date: '2026-11-20',
          number: '20',
          words: 'Friday, November 20, 2026',
        },
        {
          availability: 'few',
          date: '2026-11-21',
          note: 'Late night',
          number: '21',
          words: 'Saturday, November 21, 2026',
        },
        {
          date: '2026-11-22',
          number: '22',
          words: 'Sunday, November 22, 2026',
        },
      ],
      isEmpty: false,
      months: [
        {
          heading: 'November 2026',
          month: '2026-11',
        },
        {
          heading: 'December 2026',
          month: '2026-12',
        },
      ],
      moreHref: '/orders/pier/calendar?membershipIds=m1&campaign=roof&months=4',
      name: null,
      selected: null,
      staysHere: false,
      today: '2026-11-20',
      todayHref: null,
      weekStart: 0,
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    })
    expect(calls).toEqual([
      [
        'all',
        {
          query: {
            date: undefined,
            endTime: '2026-12-31',
            membershipIds: ['m1'],
            startTime: '2026-11-20',
          },
        },
      ],
    ])
  })

  test('of one event, with prices, from a later month on', async () => {
    const { page: shown, calls } = await open('?eventId=reef&date=2027-02-14&months=3&membershipIds=m1', {
      locale: 'en-GB',
    })
    expect({ ...shown, weekdays: shown?.weekdays[0] }).toEqual({
      choice: null,
      dayHref: '/orders/pier/tickets?eventId=reef&membershipIds=m1&date=DAY',
      days: [
        {
          availability: 'available',
          date: '2026-11-20',
          number: '20',
          price: 900,
          words: 'Friday, 20 November 2026',
        },
        {
          availability: 'few',
          date: '2026-11-21',
          note: 'Late night',
          number: '21',
          words: 'Saturday, 21 November 2026',
        },
        {
          date: '2026-11-22',
          number: '22',
          words: 'Sunday, 22 November 2026',
        },
      ],
      isEmpty: false,
      months: [
        {
          heading: 'February 2027',
          month: '2027-02',
        },
        {
          heading: 'March 2027',
          month: '2027-03',
        },
        {
          heading: 'April 2027',
          month: '2027-04',
        },
      ],
      moreHref: '/orders/pier/calendar?eventId=reef&date=2027-02-14&membershipIds=m1&months=5',
      name: 'The Reef',
      selected: '2027-02-14',
      staysHere: false,
      today: '2026-11-20',
      todayHref: '/orders/pier/calendar?eventId=reef&membershipIds=m1',
      weekStart: 1,
      weekdays: 'Monday',
    })
    expect(calls).toEqual([
      [
        'event',
        {
          params: {
            eventTemplateId: 'reef',
          },
        },
      ],
      [
        'of event',
        {
          params: {
            eventTemplateId: 'reef',
          },
          query: {
            date: '2027-02-14',
            endTime: '2027-04-30',
            membershipIds: ['m1'],
            startTime: '2027-02-01',
          },
        },
      ],
    ])
  })

  test('of a combo, within the chosen events', async () => {
    const { page: shown, calls } = await open('?comboId=day-out&eventIds=reef,dome&cart=true', {
      cart: cartOf(),
    })
    expect(shown).toMatchObject({
      name: 'Day Out',
      dayHref: '/orders/pier/tickets?eventIds=reef,dome&comboId=day-out&cart=true&date=DAY',
      days: [{ price: 900 }, {}, {}],
    })
    expect(calls).toEqual([
      [
        'combo',
        {
          params: {
            comboTemplateId: 'day-out',
          },
          query: {
            summary: '',
          },
        },
      ],
      [
        'of combo',
        {
          params: {
            comboTemplateId: 'day-out',
          },
          query: {
            date: undefined,
            endTime: '2026-12-31',
            membershipIds: [],
            startTime: '2026-11-20',
            templateIds: ['reef', 'dome'],
          },
        },
      ],
      [
        'cart',
        {
          headers: {
            'x-cart-id': 'c1',
          },
        },
      ],
    ])
  })

  test('of the one event that is named among several', async () => {
    const { calls, page: shown } = await open('?eventIds=reef')
    expect(calls).toMatchObject([['of event', { params: { eventTemplateId: 'reef' } }]])
    expect(shown).toMatchObject({
      name: null,
      dayHref: '/orders/pier/tickets?eventIds=reef&date=DAY',
      days: [{ date: '2026-11-20' }, {}, {}],
    })
    expect(shown?.days[0]).not.toHaveProperty('price')
    expect((await open('?eventIds=reef,dome')).calls).toMatchObject([['all', {}]])
    expect((await open('?eventId=%20&comboId=%20')).calls).toMatchObject([['all', {}]])
  })

  test.each([
    ['?months=3', 3, '?months=5'],
    ['?months=2', 2, '?months=4'],
    ['?months=1', 2, '?months=4'],
    ['?months=2.5', 2, '?months=4'],
    ['?months=23', 23, '?months=24'],
    ['?months=24', 24, null],
    ['?months=99', 24, null],
  ])('%s shows %i months, and more by %s', async (query, count, more) => {
    const shown = await page(query)
    expect([shown?.months.length, shown?.moreHref]).toEqual([count, more && `${CALENDAR}${more}`])
  })

  test('what is asked of it stays in its own links, but for the day that was pressed', async () => {
    const shown = await page('?eventId=reef&date=2027-02-14&months=4&pick=2026-11-21&cart&utm=x')
    expect(shown).toMatchObject({
      moreHref: `${CALENDAR}?eventId=reef&date=2027-02-14&utm=x&cart=true&months=6`,
      todayHref: `${CALENDAR}?eventId=reef&utm=x&cart=true`,
    })
    expect(await page('?date=2026-11-01')).toMatchObject({
      todayHref: null,
      selected: '2026-11-01',
      months: [{ month: '2026-11' }, {}],
    })
    expect(await page('?date=2026-12-01')).toMatchObject({ todayHref: `${CALENDAR}` })
  })

  test('is empty without a day that can be had', async () => {
    expect(await page('', { days: [day('2026-11-20', { disabled: true })] })).toMatchObject({ isEmpty: true })
    expect(await page('', { days })).toMatchObject({ isEmpty: false })
  })

  test('of what the venue does not have there is none; what fails is thrown on', async () => {
    expect((await open('?eventId=gone', { fails: refuse('NOT_FOUND') })).found).toBeNull()
    await expect(open('', { fails: refuse('INTERNAL') })).rejects.toThrow()
    await expect(open('', { fails: new Error('no answer') })).rejects.toThrow('no answer')
  })

  test('dates that are changed go to their events, those of a combo with it', async () => {
    expect(
      await page('?cdEventIds=reef,dome&membershipIds=m1&eventId=reef', { cart: cartOf('reef', 'dome') }),
    ).toMatchObject({
      dayHref: '/orders/pier/tickets?cart=true&date=DAY&membershipIds=m1&cdEventIds=reef,dome',
      staysHere: false,
      choice: null,
    })
    expect(await page('?cdEventIds=reef&comboId=day-out&eventIds=reef')).toMatchObject({
      dayHref: '/orders/pier/tickets?cart=true&date=DAY&comboId=day-out&eventIds=reef&cdEventIds=reef',
    })
  })
})

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
