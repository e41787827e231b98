import { calendarPage } from '#app/routes/orders/calendar/calendar-page.server.ts'
import { readCalendar } from '#app/routes/orders/calendar/read-calendar.server.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'

export const CALENDAR = '/orders/pier/calendar'

export const day = (date: string, about: object = {}) => ({
  date,
  number: Number(date.slice(8)),
  disabled: false,
  today: false,
  availability: 'available',
  lowestPrice: 900,
  note: null,
  ...about,
})

export const days = [
  day('2026-11-20'),
  day('2026-11-21', { availability: 'few', lowestPrice: null, note: 'Late night' }),
  day('2026-11-22', { disabled: true }),
]

export const cartOf = (...ids: string[]) => ({
  id: 'c1',
  templates: ids.map(eventTemplateId => ({ eventTemplateId })),
  orders: [{ eventTemplateId: 'reef', name: 'The Reef', events: [{ startTime: '2026-11-22T10:00' }] }],
  comboItems: [],
})

type Answers = {
  cart?: object | null | Error
  days?: object[]
  times?: () => unknown
  session?: object
  locale?: string
  venue?: object
  fails?: unknown
  /** the next free day behind the months */
  next?: string | null
  /** another event, like the one of the calendar */
  similar?: object
  /** the days nearest to the chosen one with seats, and when they are emptiest */
  near?: object[]
}

/** What the calendar finds and shows, and what it has asked. */
export async function open(
  query: string,
  {
    cart = null,
    days: own = days,
    times = () => [],
    session,
    locale,
    venue,
    fails,
    next = null,
    similar,
    near = [],
  }: Answers = {},
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
    ...(locale || venue ? { venue: { ...(locale ? { locale } : {}), ...venue } } : {}),
    api: {
      calendars: { all: answer('all', all), ofEvent: answer('of event', all) },
      combos: {
        nextAvailable: answer('next of combo', { date: next }),
        calendar: answer('of combo', all),
        get: answer('combo', { name: 'Day Out', summaries: [] }),
      },
      events: {
        nextAvailable: answer('next', { date: next }),
        template: answer('event', { id: 'reef', name: 'The Reef', memberAccess: 'open' }),
        alternatives: async (input: unknown) =>
          answer(
            'alternatives',
            similar ? [{ days: near, similar: { eventTemplateId: 'dome' } }] : [],
          )(input),
        onDays: async () => ({ payload: similar ? [similar] : [] }),
        times: async (input: unknown) => answer('times', times())(input),
      },
      carts: { get: answer('cart', cart) },
    },
  })
  const log = { warn: ({ what }: { what: string }) => logged.push(what) } as never
  const found = await readCalendar(visit, log)
  return { found, page: found && calendarPage(visit, found), calls, logged }
}

export const page = async (query: string, answers?: Answers) => (await open(query, answers)).page
