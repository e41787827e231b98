import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { readDetail } from './detail/read-detail.server.ts'
import { readStripDays } from './list/strip-days.server.ts'

const failing = () => {
  throw new Error('no answer')
}
const missing = () => {
  throw refuse('NOT_FOUND')
}
const event = { id: 'boat', availableSeats: 3, startTime: '2026-11-22T09:00:00-05:00' }
const combo = { id: 'boat', name: 'Day Out' }
const times = [{ id: 'boat.9', availableSeats: 3 }]
const instead = { eventTemplateId: 'boat', days: [], similar: null }

type Answers = Partial<
  Record<
    | 'event'
    | 'times'
    | 'reviews'
    | 'combo'
    | 'next'
    | 'instead'
    | 'levels'
    | 'day'
    | 'similar'
    | 'allowances',
    () => unknown
  >
>

/** What is found at an address, what was asked for it, and what was logged. */
async function find(
  query: string,
  {
    company = { reviews: true },
    session,
    ...answers
  }: Answers & Pick<VisitDetails, 'company' | 'session'> = {},
) {
  const calls: [string, unknown][] = []
  const logged: string[] = []
  const usual = {
    event: () => event,
    times: () => times,
    reviews: () => ({ total: 1 }),
    combo: () => combo,
    next: () => ({ date: '2026-11-23' }),
    instead: () => [instead],
    levels: () => [{ id: 'friend' }],
    day: () => [{ id: 'boat', times: [] }],
    similar: () => [] as unknown[],
    allowances: () => [] as unknown[],
  }
  const call = (name: keyof typeof usual) => async (input: unknown) => {
    calls.push([name, input])
    return { payload: (answers[name] ?? usual[name])() }
  }
  const visit = plainVisit({
    path: `/events/pier/detail/boat${query}`,
    company,
    ...(session ? { session } : {}),
    api: {
      events: {
        template: call('event'),
        times: call('times'),
        alternatives: call('instead'),
        summaries: call('day'),
        onDays: call('similar'),
      },
      members: { categories: call('levels') },
      entitlements: { allowances: call('allowances') },
      reviews: { ofEvent: call('reviews') },
      combos: { get: call('combo'), nextAvailable: call('next') },
    },
  })
  const log = { warn: ({ what }: { what: string }) => logged.push(what) } as never
  return { found: await readDetail(visit, { id: 'boat', log }), calls, logged }
}
const names = ({ calls }: { calls: [string, unknown][] }) => calls.map(([name]) => name)

describe('the detail of an event', () => {
  const whole = {
    kind: 'event',
    event,
    date: '2026-11-22',
    next: '2026-11-22',
    slots: times,
    reviews: { total: 1 },
    alternatives: null,
    levels: [],
  }

  test('with the times of its next day', async () => {
    const { found, calls, logged } = await find('?membershipIds=m1')
    expect(found).toMatchObject(whole)
    const params = { eventTemplateId: 'boat' }
    expect(calls).toEqual([
      ['reviews', { params, query: { pageSize: 5 } }],
      ['event', { params, query: { membershipIds: ['m1'], party: [] } }],
      [
        'times',
        {
          params,
          query: {
            startTime: '2026-11-22T00:00:00',
            endTime: expect.stringContaining('2026-11-22T23'),
            membershipIds: ['m1'],
          },
        },
      ],
    ])
    expect(logged).toEqual([])
  })

  test('with those of the day that is asked for, which are read at once', async () => {
    const { found, calls } = await find('?date=2026-11-25')
    expect(found).toMatchObject({ ...whole, date: '2026-11-25' })
    expect(calls.map(([name]) => name)).toEqual(['times', 'reviews', 'event'])
    expect(calls[0]).toMatchObject(['times', { query: { startTime: '2026-11-25T00:00:00' } }])
  })

  test('with what a verified member has free of charge at it; nobody else is asked about', async () => {
    const free = () => ({ ...event, name: 'Boat', lowestPrice: 0, lowestRetailPrice: 1500 })
    const benefit = {
      eventId: event.id,
      ruleType: { name: 'memberBenefits' },
      isRetail: false,
      reason: 'Cart',
      pricePointIds: ['adult'],
      allowedQuantity: 4,
    }
    const of = (session?: object) =>
      find('', { event: free, allowances: () => [benefit], session: session as never })
    const member = { membershipIds: ['m1'], name: 'Ada', isExpired: false }
    expect((await of({ member })).found).toMatchObject({ free: { kind: 'order', count: 4, event: 'Boat' } })
    const others = [await of(), await of({ member: { ...member, isExpired: true } })]
    expect(
      others.map(one => [(one.found as { free?: unknown }).free, names(one).includes('allowances')]),
    ).toEqual([
      [null, false],
      [null, false],
    ])
  })

  test('without a free seat it is shown on the day that is sold out, without a start today', async () => {
    const soldOut = { ...event, availableSeats: 0 }
    expect((await find('', { event: () => soldOut })).found).toMatchObject({ date: '2026-11-22', next: null })
    expect((await find('', { event: () => ({ ...event, startTime: null }) })).found).toMatchObject({
      date: '2026-11-20',
      next: null,
    })
  })

  test('what of it cannot be read is left out and said in the log', async () => {
    const { found, logged } = await find('', { times: failing, reviews: failing })
    expect(found).toMatchObject({ ...whole, slots: [], reviews: null, alternatives: instead })
    expect(logged).toEqual(['reviews', 'times'])
  })

  test('what there is instead is asked where the day has no seats, and levels where a stranger may not buy', async () => {
    const soldOut = await find('?date=2026-11-25&membershipIds=m1', {
      event: () => ({ ...event, memberAccess: 'membership-required' }),
      times: () => [{ id: 'boat.9', availableSeats: 0 }],
    })
    expect(soldOut.found).toMatchObject({ alternatives: instead, levels: [{ id: 'friend' }] })
    expect(soldOut.calls).toContainEqual([
      'instead',
      { query: { eventTemplateIds: ['boat'], date: '2026-11-25', membershipIds: ['m1'] } },
    ])
    expect(soldOut.calls).toContainEqual(['levels', { query: { action: 'MembershipPurchase' } }])
    const like = { ...instead, similar: { eventTemplateId: 'pool', name: 'Pool', availableSeats: 9 } }
    const other = await find('?date=2026-11-25', {
      times: () => [],
      instead: () => [like],
      similar: () => [{ id: 'pool' }],
    })
    expect(other.found).toMatchObject({ similar: { id: 'pool' } })
    expect(other.calls).toContainEqual([
      'similar',
      { body: { events: [{ eventTemplateId: 'pool', date: '2026-11-25' }], membershipIds: [], party: [] } },
    ])
    const failed = await find('', { times: () => [], instead: failing })
    expect([failed.found, failed.logged]).toMatchObject([{ alternatives: null }, ['other days']])
  })

  test('at a venue without reviews nobody asks for them', async () => {
    const quiet = await find('', { company: {} })
    expect(quiet.found).toMatchObject({ ...whole, reviews: null })
    expect(names(quiet)).toEqual(['event', 'times'])
  })

  test.each([
    ['2', 10],
    ['19', 95],
    ['20', 100],
    ['21', 100],
    ['1', 5],
    ['0', 5],
    ['-2', 5],
    ['1.5', 5],
    ['x', 5],
    ['', 5],
  ])('reviews=%s asks for %i of them', async (pages, pageSize) => {
    expect((await find(`?reviews=${pages}`)).calls[0]).toMatchObject(['reviews', { query: { pageSize } }])
  })
})

describe('the detail of a combo', () => {
  const day = new Map([['boat', { id: 'boat', times: [] }]])
  const params = { comboTemplateId: 'boat' }

  test('that the address names is asked for first', async () => {
    const { found, calls } = await find('?comboId=boat&date=2026-11-25&membershipIds=m1')
    expect(found).toEqual({ kind: 'combo', combo, date: '2026-11-25', next: '2026-11-23', day })
    expect(calls).toEqual([
      [
        'combo',
        {
          params,
          query: {
            summary: '',
            membershipIds: ['m1'],
            party: [],
            startTime: '2026-11-25T00:00:00',
            endTime: expect.stringContaining('2026-11-25T23'),
          },
        },
      ],
      ['next', { params }],
      ['day', { query: { startTime: '2026-11-25T00:00:00', endTime: '2026-11-25T23:59:59' } }],
    ])
    expect((await find('?comboId=boat', { combo: missing })).found).toMatchObject({ kind: 'event' })
  })

  test('else it is looked for where there is no event', async () => {
    const { found, calls } = await find('?comboId=other', { event: missing })
    expect(found).toEqual({ kind: 'combo', combo, date: null, next: '2026-11-23', day })
    expect(calls.at(-3)).toEqual(['combo', { params, query: { summary: '', membershipIds: [], party: [] } }])
  })

  test('whose next day cannot be read has none', async () => {
    const { found, logged } = await find('?comboId=boat', { next: failing })
    expect([found, logged]).toEqual([
      { kind: 'combo', combo, date: null, next: null, day: null },
      ['next day'],
    ])
  })

  test('what the venue has neither as an event nor as a combo is not found; what fails is thrown on', async () => {
    const bad = () => {
      throw refuse('BAD_REQUEST')
    }
    expect((await find('', { event: missing, combo: bad })).found).toBeNull()
    await expect(find('', { event: failing })).rejects.toThrow('no answer')
    await expect(
      find('', {
        event: () => {
          throw refuse('FORBIDDEN')
        },
      }),
    ).rejects.toThrow()
  })
})

describe('the days of the strip', () => {
  const day = (date: string) => ({
    date,
    number: 1,
    disabled: false,
    today: false,
    lowestPrice: 900,
    availability: 'few',
  })
  const START = Date.parse('2026-11-20T15:00:00Z')

  /** Visits of one process; `dates` are the days that the API knows. */
  function strip(dates = ['2026-11-19', '2026-11-20', '2026-12-03', '2026-12-04']) {
    const calls: unknown[] = []
    const read = (date: string) => {
      const all = async (input: unknown) => {
        calls.push(input)
        return { payload: { days: dates.map(day) } }
      }
      return readStripDays(plainVisit({ now: new Date(START), api: { calendars: { all } } }), date)
    }
    return { read, calls }
  }

  test('are fourteen from today, each as the strip needs it', async () => {
    const { read, calls } = strip()
    expect(await read('2026-11-20')).toEqual(
      ['2026-11-20', '2026-12-03'].map(date => ({ date, number: 1, disabled: false, today: false })),
    )
    expect(calls).toEqual([{ query: { startTime: '2026-11-20', endTime: '2026-12-03' } }])
  })

  test.each([
    ['2026-11-26', '2026-11-20', '2026-12-03'],
    ['2026-11-27', '2026-11-24', '2026-12-07'],
    ['2026-12-04', '2026-12-01', '2026-12-14'],
    ['2026-11-01', '2026-11-20', '2026-12-03'],
  ])('for %s they go from %s to %s', async (date, startTime, endTime) => {
    const { read, calls } = strip()
    await read(date)
    expect(calls).toEqual([{ query: { startTime, endTime } }])
  })
})
