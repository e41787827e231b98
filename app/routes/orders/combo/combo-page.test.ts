import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { loadComboPage } from './combo-page.server.ts'

const picture = (name: string, primary = false) => ({ primary, thumbnail: `/${name}.jpg` })
const summary = (id: string, images = [picture(`${id}-far`), picture(id, true)]) => ({
  id,
  name: `The ${id}`,
  shortDescription: `About <i>${id}</i>`,
  images,
})
const dayOut = {
  id: 'day-out',
  name: 'Day Out',
  shortDescription: 'All <b>day</b>',
  images: [],
  lowestPrice: 1500,
  partyPrice: null,
  saving: { amount: 400, kind: 'each' },
  summaries: [summary('boat'), summary('pool', [picture('pool-far')]), summary('zoo', []), summary('park')],
  templates: {
    entries: [
      { type: 'event', name: 'Always', templateIds: ['boat'], quantity: 1, summaries: [summary('boat')] },
      {
        type: 'any',
        name: 'Any two',
        templateIds: ['pool', 'zoo', 'park', 'boat', 'unknown'],
        quantity: 2,
        summaries: [summary('pool'), summary('zoo')],
      },
      { type: 'any', name: 'One more', templateIds: ['park'], quantity: 1, summaries: [] },
    ],
  },
}
const start = (time: string, availableSeats: number) => ({ time, availableSeats })
const day = [
  { id: 'boat', times: [start('09:00', 0), start('10:00', 2), start('11:00', 2), start('12:00', 2)] },
  { id: 'pool', times: [start('13:00', 1)] },
  { id: 'zoo', times: [start('13:00', 0)] },
]

type NextQuery = { query: { eventTemplateIds: string[]; startTime?: string } }
const laterOn = (_: NextQuery): string | null => '2026-11-25'

async function open(
  query: string,
  { combo = dayOut as unknown, events = day as unknown, nextOf = laterOn } = {},
) {
  const calls: unknown[] = []
  const answer = (name: string, payload: unknown) => async (input: unknown) => {
    calls.push([name, input])
    if (payload instanceof Error) throw payload
    return { payload }
  }
  const nextAvailable = async (input: NextQuery) => {
    calls.push(['next', input.query])
    return { payload: { date: nextOf(input) } }
  }
  const visit = plainVisit({
    path: `/orders/pier/combo${query}`,
    api: {
      combos: { get: answer('combo', combo), nextAvailable },
      events: { summaries: answer('day', events) },
    },
  })
  return { page: await loadComboPage(visit), calls }
}

const chosenPool = {
  hop: {
    action: '/orders/pier/combo',
    fields: [
      ['comboId', 'day-out'],
      ['date', '2026-11-21'],
      ['cart', 'true'],
      ['membershipIds', 'm1'],
      ['fund', 'boats'],
    ],
  },
  id: 'pool',
  name: 'The pool',
  picture: { primary: false, thumbnail: '/pool-far.jpg' },
  unavailable: null,
  text: 'About pool',
  times: 'combo-times time=1:00 pm count=1',
}

test('a combo that is half filled on its day', async () => {
  const { page, calls } = await open(
    '?comboId=%20day-out%20&eventIds=pool&date=2026-11-21&membershipIds=m1&cart=true&fund=boats',
  )
  expect(page).toEqual({
    calendarHref:
      '/orders/pier/calendar?comboId=day-out&eventIds=pool&membershipIds=m1&date=2026-11-21&cart=true&fund=boats',
    chosen: ['pool'],
    complete: false,
    day: 'Saturday, November 21, 2026',
    detailHref: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-21&fund=boats',
    included: [
      {
        id: 'boat',
        name: 'The boat',
        picture: { primary: true, thumbnail: '/boat.jpg' },
        unavailable: null,
        text: 'About boat',
        times: 'combo-times time=10:00 am count=3',
      },
    ],
    isInOrder: true,
    name: 'Day Out',
    text: 'All day',
    pictures: [{ thumbnail: '/boat.jpg' }, { thumbnail: '/pool.jpg' }],
    next: {
      action: '/orders/pier/tickets',
      fields: [
        ['comboId', 'day-out'],
        ['eventIds', 'pool'],
        ['membershipIds', 'm1'],
        ['date', '2026-11-21'],
        ['cart', 'true'],
        ['fund', 'boats'],
      ],
    },
    picked: 1,
    places: 3,
    price: 1500,
    party: null,
    saving: { amount: 400, kind: 'each' },
    queues: [
      {
        candidates: [
          { ...chosenPool, isChosen: true, replaces: null, day: null },
          {
            day: {
              dateText: 'Wed, Nov 25',
              href: '/orders/pier/combo?comboId=day-out&eventIds=pool&membershipIds=m1&date=2026-11-25&cart=true&fund=boats',
            },
            hop: {
              action: '/orders/pier/combo',
              fields: [
                ['comboId', 'day-out'],
                ['eventIds', 'pool,zoo'],
                ['date', '2026-11-21'],
                ['cart', 'true'],
                ['membershipIds', 'm1'],
                ['fund', 'boats'],
              ],
            },
            id: 'zoo',
            name: 'The zoo',
            picture: null,
            unavailable: 'sold-out',
            text: 'About zoo',
            times: null,
            isChosen: false,
            replaces: null,
          },
          {
            day: {
              dateText: 'Wed, Nov 25',
              href: '/orders/pier/combo?comboId=day-out&eventIds=pool&membershipIds=m1&date=2026-11-25&cart=true&fund=boats',
            },
            hop: {
              action: '/orders/pier/combo',
              fields: [
                ['comboId', 'day-out'],
                ['eventIds', 'pool,park'],
                ['date', '2026-11-21'],
                ['cart', 'true'],
                ['membershipIds', 'm1'],
                ['fund', 'boats'],
              ],
            },
            id: 'park',
            name: 'The park',
            picture: { primary: true, thumbnail: '/park.jpg' },
            unavailable: 'not-held',
            text: 'About park',
            times: null,
            isChosen: false,
            replaces: null,
          },
        ],
        chosen: [chosenPool],
        name: 'Any two',
        open: 1,
        quantity: 2,
      },
      {
        candidates: [
          {
            day: {
              dateText: 'Wed, Nov 25',
              href: '/orders/pier/combo?comboId=day-out&eventIds=pool&membershipIds=m1&date=2026-11-25&cart=true&fund=boats',
            },
            hop: {
              action: '/orders/pier/combo',
              fields: [
                ['comboId', 'day-out'],
                ['eventIds', 'pool,park'],
                ['date', '2026-11-21'],
                ['cart', 'true'],
                ['membershipIds', 'm1'],
                ['fund', 'boats'],
              ],
            },
            id: 'park',
            name: 'The park',
            picture: { primary: true, thumbnail: '/park.jpg' },
            unavailable: 'not-held',
            text: 'About park',
            times: null,
            isChosen: false,
            replaces: null,
          },
        ],
        chosen: [],
        name: 'One more',
        open: 1,
        quantity: 1,
      },
    ],
    soldOut: [],
    nextDay: null,
  })
  expect(calls).toEqual([
    [
      'combo',
      { params: { comboTemplateId: 'day-out' }, query: { membershipIds: ['m1'], summary: '', party: [] } },
    ],
    ['day', { query: { endTime: '2026-11-21T23:59:59', startTime: '2026-11-21T00:00:00' } }],
    ['next', { eventTemplateIds: ['boat', 'pool', 'zoo'], startTime: '2026-11-22' }],
    ['next', { eventTemplateIds: ['boat', 'pool', 'park'], startTime: '2026-11-22' }],
    ['next', { eventTemplateIds: ['boat', 'pool', 'park'], startTime: '2026-11-22' }],
  ])
})

test('a combo that is filled without a day goes on to the days', async () => {
  const { page, calls } = await open('?comboId=day-out&eventIds=zoo,pool,park')
  expect(page).toMatchObject({
    day: null,
    complete: true,
    picked: 3,
    places: 3,
    soldOut: [],
    chosen: ['zoo', 'pool', 'park'],
    detailHref: '/events/pier/detail/day-out?comboId=day-out',
    calendarHref: '/orders/pier/calendar?comboId=day-out&eventIds=zoo,pool,park',
    next: {
      action: '/orders/pier/calendar',
      fields: [
        ['comboId', 'day-out'],
        ['eventIds', 'zoo,pool,park'],
      ],
    },
    queues: [
      {
        open: 0,
        chosen: [
          {
            id: 'zoo',
            picture: null,
            times: null,
            unavailable: null,
            hop: {
              fields: [
                ['comboId', 'day-out'],
                ['eventIds', 'pool,park'],
              ],
            },
          },
          { id: 'pool' },
        ],
        candidates: [
          { id: 'pool', isChosen: true, replaces: null },
          { id: 'zoo', isChosen: true, replaces: null },
        ],
      },
      { open: 0, chosen: [{ id: 'park' }], candidates: [{ id: 'park', isChosen: true }] },
    ],
  })
  expect(calls).toHaveLength(1)
  expect((await open('?comboId=day-out&cart=true')).page?.next.fields).toEqual([
    ['comboId', 'day-out'],
    ['cart', 'true'],
  ])
  expect((await open('?comboId=day-out&date=2026-11-21')).page?.next).toEqual({
    action: '/orders/pier/tickets',
    fields: [
      ['comboId', 'day-out'],
      ['date', '2026-11-21'],
    ],
  })
})

test('another event of a full choice comes in the place of the one that was chosen last', async () => {
  const [always, anyTwo] = dayOut.templates.entries
  const combo = { ...dayOut, templates: { entries: [always, anyTwo] } }
  const { page } = await open('?comboId=day-out&eventIds=zoo,pool', { combo })
  expect(page?.queues[0]?.candidates).toMatchObject([
    { id: 'pool', isChosen: true, replaces: null },
    { id: 'zoo', isChosen: true, replaces: null },
    {
      id: 'park',
      isChosen: false,
      replaces: 'The pool',
      hop: {
        fields: [
          ['comboId', 'day-out'],
          ['eventIds', 'zoo,park'],
        ],
      },
    },
  ])
})

test('of a full choice what cannot be had on the day leaves first', async () => {
  const [always, anyTwo] = dayOut.templates.entries
  const combo = { ...dayOut, templates: { entries: [always, anyTwo] } }
  const events = [...day, { id: 'park', times: [start('15:00', 4)] }]
  const query = '?comboId=day-out&eventIds=zoo,pool&date=2026-11-21'
  const { page } = await open(query, { combo, events })
  const park = page?.queues[0]?.candidates.find(({ id }) => id === 'park')
  expect(park).toMatchObject({ replaces: 'The zoo', unavailable: null })
  expect(park?.hop.fields).toContainEqual(['eventIds', 'park,pool'])
})

test('what of it cannot be had on the day is named; where the day cannot be read nothing is', async () => {
  const query = '?comboId=day-out&eventIds=zoo,pool,park&date=2026-11-21'
  expect((await open(query)).page?.soldOut).toEqual(['The zoo', 'The park'])
  const { page } = await open(query, { events: new Error('no answer') })
  expect(page).toMatchObject({
    soldOut: [],
    day: 'Saturday, November 21, 2026',
    included: [{ times: null, unavailable: null }],
  })
})

test('an event that is on no later day leads to the first day of all, and one that is on none nowhere', async () => {
  const before = ({ query }: NextQuery) => (query.startTime ? null : '2026-11-20')
  const daysAt = async (nextOf: typeof before) => {
    const { page } = await open('?comboId=day-out&date=2026-11-21', { nextOf })
    return page?.queues.flatMap(({ candidates }) =>
      candidates.map(({ id, day }) => [id, day?.dateText ?? null]),
    )
  }
  expect(await daysAt(before)).toEqual([
    ['pool', null],
    ['zoo', 'Fri, Nov 20'],
    ['park', 'Fri, Nov 20'],
    ['park', 'Fri, Nov 20'],
  ])
  expect((await daysAt(() => null))?.map(([, day]) => day)).toEqual([null, null, null, null])
})

test('without a combo, or of one that the venue does not have, there is none; what fails is thrown on', async () => {
  expect((await open('')).page).toBeNull()
  expect((await open('?comboId=%20')).calls).toEqual([])
  expect((await open('?comboId=x', { combo: refuse('NOT_FOUND') })).page).toBeNull()
  expect((await open('?comboId=x', { combo: refuse('BAD_REQUEST') })).page).toBeNull()
  await expect(open('?comboId=x', { combo: refuse('UNAUTHORIZED') })).rejects.toThrow()
  await expect(open('?comboId=x', { combo: new Error('no answer') })).rejects.toThrow('no answer')
})
