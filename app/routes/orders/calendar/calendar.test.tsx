import { brotliCompressSync } from 'node:zlib'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import * as monthStyles from '#app/ui/calendar-month/calendar-month.css.ts'
import { defaultMessages, inWords } from '#tests/setup/in-words.tsx'
import * as calendarStyles from './calendar.css.ts'
import type { CalendarPage, EventChoice } from './calendar-page.server.ts'
import Calendar from './route.tsx'
import * as modalStyles from './select-event-date/select-event-date.css.ts'

afterEach(cleanup)

const DAY = '2026-11-24'

/** The calendar of a cart with one event, and what its dialog knows of a day. */
const pageWith = (choice: Partial<EventChoice>): CalendarPage => ({
  name: null,
  movesFrom: null,
  today: '2026-11-20',
  selected: null,
  months: [{ month: '2026-11', heading: 'November 2026' }],
  weekStart: 0,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  days: [{ date: DAY, words: 'Tuesday, November 24, 2026', number: '24', availability: 'many' }],
  dayHref: '/orders/pier/calendar?cart=true&pick=DAY',
  staysHere: true,
  moreHref: null,
  nextDay: null,
  todayHref: null,
  isEmpty: false,
  soldOutWords: null,
  waitHref: null,
  allHref: null,
  insteadHref: null,
  instead: null,
  ordered: [],
  choice: {
    date: null,
    words: '',
    events: [{ id: 'boat', name: 'Boat Tour', combo: null, availability: 'loading', times: [], more: 0 }],
    ticked: [],
    action: '/orders/pier/tickets',
    carried: [],
    cancelHref: '/orders/pier/calendar?cart=true',
    ...choice,
  },
})
const known = (availability: 'available' | 'not-available'): Partial<EventChoice> => ({
  date: DAY,
  words: 'Tuesday, November 24, 2026',
  events: [{ id: 'boat', name: 'Boat Tour', combo: null, availability, times: [], more: 0 }],
})

/** Presses a day; the server answers when it is let. */
async function pressDay(answer: CalendarPage) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const loader = async ({ request }: { request: Request }) => {
    const isPicked = new URL(request.url).searchParams.has('pick')
    if (isPicked) await held
    return { page: isPicked ? answer : pageWith({}), allHref: null }
  }
  const router = createMemoryRouter([{ path: '/orders/:tenantId/calendar', loader, Component: Calendar }], {
    initialEntries: ['/orders/pier/calendar?cart=true'],
  })
  render(inWords(<RouterProvider router={router} />))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
  void router.navigate(`/orders/pier/calendar?cart=true&pick=${DAY}`)
  return { release, dialog: within(await screen.findByRole('dialog')) }
}

test.each([
  ['available', 'Available'],
  ['not-available', 'Not available'],
] as const)(
  '[ORD-293] a pressed day says Loading times... until its times are there, then %s',
  async (state, words) => {
    const { release, dialog } = await pressDay(pageWith(known(state)))
    expect(dialog.getByText('Loading times...')).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    release()
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.queryByText('Loading times...')).toBeNull()
  },
)

/** The calendar as it is drawn at an address. */
async function open(page: Partial<CalendarPage>) {
  const loader = () => ({ page: { ...pageWith({}), ...page }, allHref: null, messages: '{}' })
  const router = createMemoryRouter([{ path: '/orders/:tenantId/calendar', loader, Component: Calendar }], {
    initialEntries: ['/orders/pier/calendar'],
  })
  const { container } = render(inWords(<RouterProvider router={router} />))
  await screen.findByRole('heading', { level: 1 })
  return container
}
const day = { date: DAY, words: 'Tuesday, November 24, 2026', number: '24' }

test.each<[string, Partial<CalendarPage>, object]>([
  ['nothing more', {}, {}],
  ['one event', { name: 'Boat Tour' }, { heading: expect.stringContaining('Boat Tour') }],
  ['a way to today', { todayHref: '/today' }, { links: ['/today'] }],
  ['more months', { moreHref: '/more' }, { links: ['/more'] }],
  ['no events', { isEmpty: true }, { empty: 1 }],
  ['a free day behind its months', { nextDay: { words: 'Next', href: '/next' } }, { links: ['/next'] }],
  ['nothing but days that are sold out', { isEmpty: true, soldOutWords: 'All gone.' }, { empty: 1 }],
  ['a note', { days: [{ ...day, note: 'Holiday hours' }, day] }, { notes: [`${day.words}Holiday hours`] }],
])('a calendar with %s shows that alone', async (_, page, parts) => {
  const container = await open({ choice: null, days: [], ...page })
  const [plain] = [await headingOfAll()]
  expect({
    heading: screen.getByRole('heading', { level: 1 }).textContent,
    links: [...container.querySelectorAll('a:not([data-date])')].map(link => link.getAttribute('href')),
    empty: container.getElementsByClassName(calendarStyles.empty).length,
    notes: [...container.getElementsByClassName(calendarStyles.note)].map(note => note.textContent),
    lists: container.getElementsByClassName(calendarStyles.notes).length,
    dialogs: container.querySelectorAll('dialog').length,
  }).toEqual({
    heading: plain,
    links: [],
    empty: 0,
    notes: [],
    dialogs: 0,
    ...parts,
    lists: 'notes' in parts ? 1 : 0,
  })
})

test('what a note says stands with the month of its day', async () => {
  const months = ['2026-11', '2026-12'].map(month => ({ month, heading: month }))
  const later = { date: '2026-12-04', words: 'Friday', number: '4', note: 'Birthday' }
  await open({ choice: null, months, days: [{ ...day, note: 'Holiday hours' }, later] })
  const inMonth = (name: string) =>
    screen.getByRole('region', { name }).getElementsByClassName(calendarStyles.note)[0]?.textContent
  expect([inMonth('2026-11'), inMonth('2026-12')]).toEqual([`${day.words}Holiday hours`, 'FridayBirthday'])
})
const headingOfAll = async () => defaultMessages['calendar-page-heading']

const event = { id: 'boat', name: 'Boat Tour', combo: null, availability: 'available' as const }
const oneOf = (about: object) => ({
  ...known('available'),
  events: [{ ...event, times: [], more: 0, ...about }],
})

test.each<[string, Partial<EventChoice>, string, boolean, boolean]>([
  ['without times', oneOf({}), 'Boat TourAvailable', false, false],
  ['that was chosen', { ...oneOf({}), ticked: ['boat'] }, 'Boat TourAvailable', false, true],
  ['of a combo', oneOf({ combo: 'The Day' }), 'Boat TourAvailableThe Day', false, false],
  ['with one time', oneOf({ times: ['10 am'] }), 'Boat TourAvailable10 am', false, false],
  ['with two times', oneOf({ times: ['10 am', '11 am'] }), 'Boat TourAvailable10 am, 11 am', false, false],
  [
    'with more times',
    oneOf({ times: ['10 am', '11 am'], more: 3 }),
    'Boat TourAvailable10 am, 11 am + 3 more',
    false,
    false,
  ],
  [
    'that cannot be had',
    { ...oneOf({ availability: 'not-available', combo: 'The Day', times: ['10 am'] }), ticked: ['boat'] },
    'Boat TourNot availableThe Day',
    true,
    false,
  ],
])('an event of the cart %s is offered so', async (_, choice, words, isDisabled, isTicked) => {
  await open({ choice: { ...pageWith({}).choice!, ...choice } })
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect([box.closest('li')?.textContent, box.disabled, box.checked]).toEqual([words, isDisabled, isTicked])
})

test.each([
  [{ words: 'Tuesday' }, 1],
  [{ words: '' }, 0],
])('the day that was picked is told where its words are known: %j', async ({ words }, count) => {
  const container = await open({
    choice: { ...pageWith(known('available')).choice!, words, carried: [['a', 'b']] },
  })
  expect(container.getElementsByClassName(modalStyles.description)).toHaveLength(count)
  expect(container.querySelector<HTMLInputElement>('input[name="a"]')?.value).toBe('b')
  expect(screen.getByRole('button', { name: /Continue/ }).getAttribute('aria-busy')).toBeNull()
  const dialog = container.querySelector('dialog')!
  fireEvent(dialog, new Event('cancel', { bubbles: true, cancelable: true }))
  expect(dialog.open).toBe(true)
})

test('each day with seats says its lowest price, a sold-out day that it is, and the day of the order that it is yours', async () => {
  const on = (date: string, about: object) => ({
    date,
    words: date,
    number: String(Number(date.slice(8))),
    ...about,
  })
  const container = await open({
    choice: null,
    ordered: ['2026-11-23'],
    days: [
      on('2026-11-22', { availability: 'many', price: 2295 }),
      on('2026-11-23', { availability: 'few', price: 2850 }),
      on('2026-11-24', { soldOut: true }),
      on('2026-11-25', {}),
      on('2026-11-26', { idle: 'closed' }),
      on('2026-11-27', { idle: 'not-on' }),
      on('2026-11-10', {}),
    ],
  })
  const cell = (date: string) => container.querySelector(`[data-date="${date}"] [aria-hidden]`)?.textContent
  expect(['22', '23', '24', '25', '26', '27'].map(number => cell(`2026-11-${number}`))).toEqual([
    '22$22.95',
    '23Your day$28.50',
    '24Sold out',
    '25No Events',
    '26No Events–',
    '27No Events',
  ])
  expect(cell('2026-11-10'), 'a week that is over is not shown').toBeUndefined()
  expect(container.querySelector('tbody')?.children, 'this week and two to come').toHaveLength(3)
  expect(container.querySelector('[data-date="2026-11-23"]')?.textContent).toContain('from $28.50')
  expect(container.querySelector('[data-date="2026-11-23"]')?.textContent).toContain('Your day, Few left')
  expect(screen.getByText('The lowest price of each day')).toBeTruthy()
})

test('a day is marked where it is not as one expects, and the legend names those marks', async () => {
  const on = (date: string, about: object) => ({ date, words: date, number: date.slice(8), ...about })
  const days = [
    on('2026-11-22', { availability: 'many' }),
    on('2026-11-23', { availability: 'few' }),
    on('2026-11-26', { idle: 'closed' }),
    on('2026-11-27', { idle: 'not-on', note: 'Late opening' }),
  ]
  const container = await open({ choice: null, days })
  const marked = (date: string) =>
    container.querySelectorAll(`[data-date="${date}"] .${monthStyles.mark}`).length
  expect(days.map(({ date }) => marked(date))).toEqual([0, 1, 0, 0])
  const legend = () => screen.queryByRole('list', { name: 'What the marks mean' })
  expect([...(legend()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Few left',
    '–No Events',
    'Special day',
  ])
  expect(container.querySelector('[data-date="2026-11-23"]')?.textContent).toMatch(/^23Few left/)
})

test('a day before today says its number alone, unless it is chosen or ordered', async () => {
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  const days = dates.map(date => ({ date, words: `Day ${date.slice(8)}`, number: date.slice(8) }))
  await open({ choice: null, days, selected: '2026-11-17', ordered: ['2026-11-18'] })
  const cells = screen.getAllByRole('cell').flatMap(({ textContent }) => textContent || [])
  expect(cells).toEqual([
    '16',
    '17Day 17, Selected, No Events',
    '18Your dayDay 18, Your day, No Events',
    '19',
    '20TodayDay 20, Today, No Events',
  ])
})

test('packed, two months weigh less at the end of the first than at its beginning', async () => {
  const LAST = { '2026-11': 30, '2026-12': 31 }
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  const months = Object.keys(LAST).map(month => ({ month, heading: month }))
  const days = Object.entries(LAST).flatMap(([month, last]) =>
    Array.from({ length: last }, (_, index) => {
      const date = `${month}-${String(index + 1).padStart(2, '0')}`
      return { date, words: long.format(new Date(date)), number: String(index + 1) }
    }),
  )
  const weight = async (today: string) => {
    const free = days.map(day => (day.date < today ? day : { ...day, availability: 'many' as const }))
    const container = await open({ choice: null, months, days: free, today })
    const tables = [...container.querySelectorAll('table')].map(table => table.outerHTML)
    cleanup()
    return brotliCompressSync(tables.join('')).length
  }
  const first = await weight('2026-11-01')
  for (const day of ['28', '29', '30']) expect(await weight(`2026-11-${day}`)).toBeLessThan(first)
})

test('a day that is sold out leads to what there is instead, and looks as it is', async () => {
  const days = [{ date: DAY, words: DAY, number: '24', soldOut: true as const }]
  const container = await open({ choice: null, days, insteadHref: '/orders/pier/calendar?instead=DAY' })
  const cell = container.querySelector(`[data-date="${DAY}"]`)
  expect(cell?.getAttribute('href')).toBe(`/orders/pier/calendar?instead=${DAY}`)
  expect(cell?.className).toContain(monthStyles.day.disabled.split(' ').at(-1))
})

test('what there is instead stands above the months', async () => {
  await open({
    choice: null,
    instead: {
      isSoldOut: true,
      date: 'Friday',
      days: [{ words: 'Sat, Nov 21', href: '/saturday', quietest: 'quietest at 10:00 am' }],
      waitHref: '/wait',
      similar: { name: 'Dome', time: '10:00 am', from: 900, party: null, href: '/dome' },
    },
  })
  expect(screen.getByText('Friday is sold out.')).toBeTruthy()
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links.slice(0, 3)).toEqual(['/saturday', '/dome', '/wait'])
  expect(screen.getByText('from $9')).toBeTruthy()
  expect(screen.getByText('quietest at 10:00 am')).toBeTruthy()
})

test('another event says what all who are coming pay', async () => {
  const party = { least: 4200, most: 4200, count: 5 }
  const similar = { name: 'Dome', time: '10:00 am', from: 900, party, href: '/dome' }
  await open({
    choice: null,
    instead: { isSoldOut: true, date: 'Friday', days: [], waitHref: null, similar },
  })
  expect(screen.getByText('$42 for the five of you')).toBeTruthy()
  expect(screen.queryByText('from $9')).toBeNull()
})

test('without any date there are no months, but the way to all events', async () => {
  const container = await open({ choice: null, isEmpty: true, allHref: '/list' })
  expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/list')
  expect(container.querySelector('table')).toBeNull()
})

test('the button says how many events move, and nothing of them when none does', async () => {
  const events = ['boat', 'reef'].map(id => ({ ...event, id, name: id, times: [], more: 0 }))
  await open({ choice: { ...pageWith({}).choice!, date: DAY, events, ticked: ['boat', 'reef'] } })
  const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  const label = () => screen.getByRole('dialog').querySelector('button')?.textContent
  expect(await screen.findByText('Move 2 events')).toBeTruthy()
  press('reef')
  expect(label()).toBe('Move 1 event')
  press('boat')
  expect(label()).toBe('Continue to Cart')
  press('reef')
  expect(label()).toBe('Move 1 event')
})
