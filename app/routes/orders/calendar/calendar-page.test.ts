import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { CALENDAR, cartOf, day, days, open, page } from '#tests/builders/calendar-page.ts'

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
          idle: 'closed',
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
      movesFrom: null,
      selected: null,
      soldOutWords: null,
      waitHref: null,
      allHref: null,
      insteadHref: null,
      instead: null,
      staysHere: false,
      today: '2026-11-20',
      nextDay: null,
      todayHref: null,
      ordered: [],
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
          words: 'Friday 20 November 2026',
        },
        {
          availability: 'few',
          date: '2026-11-21',
          note: 'Late night',
          number: '21',
          words: 'Saturday 21 November 2026',
        },
        {
          date: '2026-11-22',
          number: '22',
          idle: 'not-on',
          words: 'Sunday 22 November 2026',
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
      movesFrom: null,
      selected: '2027-02-14',
      soldOutWords: null,
      waitHref: null,
      allHref: null,
      insteadHref: '/orders/pier/calendar?eventId=reef&date=2027-02-14&months=3&membershipIds=m1&instead=DAY',
      instead: null,
      staysHere: false,
      today: '2026-11-20',
      nextDay: null,
      todayHref: '/orders/pier/calendar?eventId=reef&membershipIds=m1',
      ordered: [],
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
      nextDay: null,
      todayHref: null,
      selected: '2026-11-01',
      months: [{ month: '2026-11' }, {}],
    })
    expect(await page('?date=2026-12-01')).toMatchObject({ todayHref: `${CALENDAR}` })
  })

  test('says of a day without events that the house is closed, or that an event that is asked for is not on', async () => {
    const openHours = {
      standard: {},
      exceptions: { '2026-11-21': { hours: [{ open: '09:00', close: '17:00' }] } },
    }
    const own = [day('2026-11-20', { disabled: true }), day('2026-11-21', { disabled: true })]
    const idle = async (query: string, more: object[] = own) =>
      (await page(query, { days: more, venue: { openHours } }))?.days.map(one => one.idle ?? null)
    expect(await idle('')).toEqual(['closed', 'no-events'])
    expect(await idle('?eventId=reef')).toEqual(['not-on', 'not-on'])
    expect(await idle('', [day('2026-11-20', { disabled: true, soldOut: true }), day('2026-11-21')])).toEqual(
      [null, null],
    )
  })

  test('says of a day on which the house is closed why, in words of the day first', async () => {
    const why = (note: string) => ({ hours: [], note })
    const openHours = {
      standard: {},
      exceptions: { '2026-11-20': why('Keepers’ day'), '2026-11-21': why('Holiday') },
    }
    const own = [
      day('2026-11-20', { disabled: true, note: '' }),
      day('2026-11-21', { disabled: true, note: 'Late night' }),
    ]
    const notes = async (query: string, more: object[] = own) =>
      (await page(query, { days: more, venue: { openHours } }))?.days.map(({ note }) => note ?? null)
    expect(await notes('')).toEqual(['Keepers’ day', 'Late night'])
    expect(await notes('?eventId=reef')).toEqual([null, 'Late night'])
    expect(await notes('', [day('2026-11-20')])).toEqual([null])
    expect(await notes('', [day('2026-11-19', { note: 'Late night' })])).toEqual([null])
  })

  test('of an event whose days are all sold out says so, with the date where it is one', async () => {
    const gone = (date: string) => day(date, { disabled: true, soldOut: true })
    const closed = day('2026-11-23', { disabled: true })
    const words = async (...own: object[]) => (await page('?eventId=reef', { days: own }))?.soldOutWords
    expect(await words(gone('2026-11-21'), closed)).toBe(
      'calendar-sold-out count=1 date=Saturday, November 21, 2026',
    )
    expect(await words(gone('2026-11-21'), gone('2026-11-22'))).toMatch('count=2')
    expect(await words(gone('2026-11-21'), day('2026-11-22'))).toBeNull()
    expect(await words(closed)).toBeNull()
    const shown = await page('?eventId=reef', { days: [gone('2026-12-21')] })
    expect(shown?.months.map(({ month }) => month)).toEqual(['2026-12'])
    expect((await page('', { days: [gone('2026-11-21')] }))?.days[0]).toMatchObject({ soldOut: true })
  })

  test('without a free day in its months leads to the next one behind them, and to more months only where there is one', async () => {
    const gone = day('2026-11-21', { disabled: true, soldOut: true })
    const of = async (query: string, next: string | null, own = gone) => {
      const { page: shown, calls } = await open(query, { days: [own], next })
      return { shown, next: calls.filter(([name]) => name.startsWith('next')) }
    }
    const later = await of('?eventId=reef', '2027-02-06')
    expect(later.shown).toMatchObject({
      soldOutWords: 'calendar-sold-out-shown count=1 date=Saturday, November 21, 2026',
      nextDay: {
        words: 'tickets-next-free-day date=Saturday, February 6, 2027',
        href: '/orders/pier/tickets?eventId=reef&date=2027-02-06',
      },
      moreHref: expect.any(String),
    })
    expect(later.next).toMatchObject([
      ['next', { params: { eventTemplateId: 'reef' }, query: { startTime: '2027-01-01' } }],
    ])
    expect((await of('?eventId=reef', null)).shown).toMatchObject({ nextDay: null, moreHref: null })
    expect((await of('?comboId=day-out&eventIds=reef', '2027-02-06')).next).toMatchObject([
      ['next of combo', { query: { startTime: '2027-01-01', eventTemplateIds: ['reef'] } }],
    ])
    expect((await of('', '2027-02-06')).next).toEqual([])
    expect((await of('?eventId=reef', '2027-02-06', day('2026-11-21'))).next).toEqual([])
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

  describe('a day that is chosen and has no seats', () => {
    const gone = (date: string) => day(date, { disabled: true, soldOut: true })
    const similar = {
      id: 'dome',
      name: 'Dome',
      slots: [{ time: '10:00', availableSeats: 9, priceListId: 'usual' }],
      priceLists: [
        { id: 'usual', prices: [{ id: 'adult', discountedPrice: 900, price: 900, selectable: true }] },
      ],
    }
    const ofDay = async (query: string, own: object[]) =>
      (await page(query, { days: own, similar, venue: { company: { waitingListMinutes: 60 } } }))?.instead

    test('tells the nearest days with seats, the list of those who wait, and another event', async () => {
      const own = [
        day('2026-11-20'),
        gone('2026-11-21'),
        day('2026-11-22', { disabled: true }),
        day('2026-11-24'),
      ]
      const instead = await ofDay('?eventId=reef&instead=2026-11-21', own)
      expect(instead).toMatchObject({ isSoldOut: true, date: 'Saturday, November 21, 2026' })
      expect(instead?.days.map(({ href }) => href)).toEqual([
        '/orders/pier/tickets?eventId=reef&date=2026-11-20',
        '/orders/pier/tickets?eventId=reef&date=2026-11-24',
      ])
      expect(instead?.waitHref).toContain('2026-11-21')
      expect(instead?.similar).toMatchObject({
        name: 'Dome',
        from: 900,
        href: expect.stringContaining('dome'),
      })
      expect((await ofDay('?eventId=reef&date=2026-11-22', own))?.isSoldOut).toBe(false)
    })

    test('says of the other event what all who are coming pay, where they have said so', async () => {
      const partyPrice = { least: 4200, most: 4500 }
      const days = [day('2026-11-20'), gone('2026-11-21')]
      const shown = await page('?eventId=reef&instead=2026-11-21', {
        days,
        similar: { ...similar, partyPrice },
      })
      expect(shown?.instead?.similar?.party).toMatchObject(partyPrice)
      expect((await ofDay('?eventId=reef&instead=2026-11-21', days))?.similar?.party).toBeNull()
    })

    test('says of each day when it is emptiest, by one call for the days nearest to it', async () => {
      const near = [
        { date: '2026-11-20', quietest: '14:30' },
        { date: '2026-11-24', quietest: null },
      ]
      const own = [day('2026-11-20'), gone('2026-11-21'), day('2026-11-24')]
      const { page: shown, calls } = await open('?eventId=reef&instead=2026-11-21', {
        days: own,
        similar,
        near,
      })
      expect(shown?.instead?.days.map(({ quietest }) => quietest)).toEqual([
        'event-detail-quietest time=2:30 pm',
        null,
      ])
      const query = { eventTemplateIds: ['reef'], date: '2026-11-21', order: 'nearest' }
      expect(calls.filter(([name]) => name === 'alternatives')).toMatchObject([['alternatives', { query }]])
    })

    test('is none where it has seats, where a date is being changed, and in the calendar of everything', async () => {
      const own = [day('2026-11-20'), gone('2026-11-21')]
      expect(await ofDay('?eventId=reef&instead=2026-11-20', own)).toBeNull()
      expect(await ofDay('?eventId=reef&cdEventIds=reef&cart=true&date=2026-11-21', own)).toBeNull()
      expect(await ofDay('?instead=2026-11-21', own)).toBeNull()
    })

    test('is pressed in the calendar itself', async () => {
      expect((await page('?eventId=reef'))?.insteadHref).toBe(
        '/orders/pier/calendar?eventId=reef&instead=DAY',
      )
      expect((await page(''))?.insteadHref).toBeNull()
    })
  })
})
