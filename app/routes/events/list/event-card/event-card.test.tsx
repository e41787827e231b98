import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import * as cardStyles from '#app/ui/card/card.css.ts'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import * as pictureStyles from '#app/ui/picture/picture.css.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { createMessages, messagesFor } from '#theme/texts/runtime/venue-texts.ts'
import { ComboCard, type ComboCardProps } from '../combo-card/combo-card.tsx'
import * as heroStyles from '../hero/hero.css.ts'
import { Hero } from '../hero/hero.tsx'
import { MemberLine } from '../member-line/member-line.tsx'
import EventsList from '../route.tsx'
import { EventCard, type EventCardProps } from './event-card.tsx'

afterEach(cleanup)

const card: EventCardProps = {
  id: 'walk',
  name: 'Night Walk',
  text: '',
  picture: null,
  duration: null,
  place: null,
  onlyWith: null,
  rating: null,
  href: '/events/pier/detail/walk',
  ticketsHref: '/orders/pier/tickets?eventId=walk',
  price: 1440,
  retail: 1800,
  forMembers: true,
  memberPrice: null,
  party: null,
  membersOnly: true,
  callout: null,
  soldOut: false,
  waitHref: null,
  nextDays: [],
  admission: false,
  times: [],
}
const show = (about: Partial<EventCardProps>) =>
  render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <EventCard {...card} {...about} />
      </VenueMoneyProvider>,
    ),
  )
const tickets = () => screen.queryByRole('link', { name: 'Tickets' })

test('who is eligible is told so and can go on to tickets', () => {
  show({ callout: { words: 'Eligible for purchase', buyable: true } })
  expect(screen.getByText('Eligible for purchase')).toBeDefined()
  expect(tickets()).not.toBeNull()
})

test('who may not buy is told why, and is offered neither price nor tickets', () => {
  show({ callout: { words: 'Membership required', buyable: false } })
  expect(screen.getByText('Membership required')).toBeDefined()
  expect(tickets()).toBeNull()
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('the regular price next to that of members is struck through for the eye and in words for the ear', () => {
  const { container } = show({})
  expect(container.querySelector('s')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Regular price $18')).toBeDefined()
  expect(screen.getByText('Members from $14.40')).toBeDefined()
})

const time = (at: string) => ({ time: at, label: at, state: 'available' as const })

test.each([
  { why: 'several times', about: { times: [time('10:00'), time('11:00')] }, label: 'Tickets' },
  { why: 'one time, as good as chosen', about: { times: [time('10:00')] }, label: 'Buy Tickets' },
  { why: 'a price of nothing', about: { price: 0, times: [time('10:00')] }, label: 'Free tickets' },
  { why: 'general admission', about: { admission: true, times: [time('10:00')] }, label: 'Add Admission' },
])('[ORD-317] the button of an event with $why reads $label', ({ about, label }) => {
  show(about)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(card.ticketsHref)
})

test.each<[string, Partial<EventCardProps>, string[]]>([
  ['nothing more', {}, []],
  ['a duration', { duration: 90 }, ['1 hr 30 min']],
  ['a place', { place: 'Reef Hall' }, ['Reef Hall']],
  ['events that it needs', { onlyWith: 'A Day' }, ['Only with A Day']],
  ['seats for members only', { membersOnly: true }, ['Members only']],
  ['no seats', { soldOut: true, times: [time('10:00')] }, ['Sold out']],
])('a card of an event with %s says so', (_, about, words) => {
  show({ membersOnly: false, forMembers: false, retail: null, ...about })
  const texts = ['1 hr 30 min', 'Reef Hall', 'Only with A Day', 'Members only', 'Sold out']
  expect(texts.filter(each => screen.queryByText(each))).toEqual(words)
  expect(screen.queryByText('From $14.40') === null).toBe(Boolean(about.soldOut))
  expect(screen.queryByText('10:00')).toBeNull()
})

test.each([
  [null, []],
  [{ average: 4.3, count: 2 }, ['4.3 out of 5']],
])('a card of an event rated %j has the stars %j', (rating, names) => {
  show({ rating })
  expect(screen.queryAllByRole('img').map(image => image.getAttribute('aria-label'))).toEqual(names)
})

const times = (count: number) => Array.from({ length: count }, (_, hour) => time(`${10 + hour}:00`))

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
])('of %i times two stand on the card, and %i unfold', (count, folded) => {
  const { container } = show({ times: times(count) })
  expect(container.querySelectorAll('details')).toHaveLength(folded > 0 ? 1 : 0)
  expect(container.querySelectorAll('details a')).toHaveLength(folded)
  expect(screen.getAllByRole('link').filter(link => link.textContent?.includes(':00'))).toHaveLength(count)
})

test.each([
  [{ soldOut: true, membersOnly: true }, ['Sold out', 'Members only']],
  [{ soldOut: true, membersOnly: false }, ['Sold out']],
  [{ soldOut: false, membersOnly: true }, ['Members only']],
  [{ soldOut: false, membersOnly: false }, []],
])('with %j these flags stand over the picture', (about, words) => {
  const { container } = show(about)
  const flags = [...container.querySelectorAll(`.${cardStyles.flags} > *`)].map(each => each.textContent)
  expect(flags).toEqual(words)
  expect(container.getElementsByClassName(cardStyles.flags)).toHaveLength(words.length > 0 ? 1 : 0)
  expect(container.getElementsByClassName(pictureStyles.unavailable)).toHaveLength(about.soldOut ? 1 : 0)
  expect(container.getElementsByClassName(cardStyles.foot)).toHaveLength(about.soldOut ? 0 : 1)
})

test('a card without times has no row for them', () => {
  expect(show({}).container.getElementsByClassName(cardStyles.timesRow)).toHaveLength(0)
  cleanup()
  expect(show({ times: times(1) }).container.getElementsByClassName(cardStyles.timesRow)).toHaveLength(1)
})

test.each([
  [true, iconPaths.success],
  [false, iconPaths.info],
])('a callout to who may buy (%s) has its sign', (buyable, path) => {
  const { container } = show({ membersOnly: false, callout: { words: 'So it is', buyable } })
  expect(container.querySelector('p path')?.getAttribute('d')).toBe(path)
})

const combo: ComboCardProps = {
  id: 'day',
  name: 'The Day',
  text: '',
  pictures: [],
  includes: ['Reef', 'Dome'],
  href: '/events/pier/detail/day',
  ticketsHref: '/orders/pier/tickets?comboId=day',
  price: 1500,
  memberPrice: null,
  party: null,
  saving: null,
}

const pictureOf = (name: string) => ({
  thumbnail: `/${name}-s.jpg`,
  screen: `/${name}.jpg`,
  highRes: `/${name}-l.jpg`,
  description: name,
})

test.each<[Partial<ComboCardProps>, number, string[]]>([
  [{}, 0, []],
  [{ pictures: [pictureOf('reef')] }, 1, []],
  [{ pictures: [pictureOf('reef'), pictureOf('dome')] }, 2, []],
  [{ saving: { amount: 300, kind: 'each' } }, 0, ['Save $3']],
  [{ saving: { amount: 300, kind: 'from' } }, 0, ['Save $3 or more']],
  [{ saving: { amount: 300, kind: 'to' } }, 0, ['Save up to $3']],
])('a card of a combo with %j shows %i pictures and the flags %j', (about, pictures, words) => {
  const { container } = render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <ComboCard {...combo} {...about} />
      </VenueMoneyProvider>,
    ),
  )
  expect(container.querySelectorAll('img')).toHaveLength(pictures)
  const flags = [...container.querySelectorAll(`.${cardStyles.flags} > *`)].map(each => each.textContent)
  expect(flags).toEqual(words)
  expect(container.textContent).toContain('Reef + Dome')
  expect(container.textContent).toContain('From $15')
})

const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: 'A pier' }
const page = {
  hero: { venue: 'The Pier', isToday: true, picture: null, rating: null },
  day: { words: 'Saturday', hours: 'Closed', note: null, calendarHref: '/calendar', days: [] },
  party: { action: '/party', returnTo: '/list', people: [] },
  member: { name: null, profileHref: null, joinHref: null, verifyHref: null },
  events: [],
  memberEvents: [],
  combos: [],
  empty: null,
}

const none = { reason: null, calendarHref: '/calendar' }
const sunday = { words: 'Sunday', href: '/sunday' }

async function showList(about: object) {
  const model = { ...page, ...about }
  const element = inWords(
    <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
      <EventsList />
    </VenueMoneyProvider>,
  )
  const router = createMemoryRouter([{ id: 'list', path: '/', element, loader: () => model }], {
    hydrationData: { loaderData: { list: model } },
  })
  const { container } = render(<RouterProvider router={router} />)
  return {
    headings: screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent),
    loaded: [...container.querySelectorAll('article img')].map(image => image.getAttribute('loading')),
    hero: container.querySelectorAll(`.${heroStyles.picture} img`).length,
    bare: container.getElementsByClassName(heroStyles.bare).length,
    stars: screen.queryAllByRole('img').length - container.querySelectorAll('img[alt]:not([alt=""])').length,
    days: screen.queryAllByRole('list', { name: 'Next days' }).length,
  }
}
const three = ['a', 'b', 'c'].map(id => ({ ...card, id, picture }))
const bare = { headings: ['Saturday'], loaded: [], hero: 0, bare: 1, stars: 0, days: 0 }

test.each<[string, object, object]>([
  ['nothing', {}, {}],
  [
    'events',
    { events: three },
    { headings: [...bare.headings, 'Events'], loaded: ['eager', 'eager', 'lazy'] },
  ],
  [
    'events below a picture',
    { events: three, hero: { ...page.hero, picture } },
    { headings: [...bare.headings, 'Events'], loaded: ['lazy', 'lazy', 'lazy'], hero: 1, bare: 0 },
  ],
  [
    'events for members',
    { memberEvents: three.slice(0, 1) },
    { headings: [...bare.headings, 'Special Events'], loaded: ['lazy'] },
  ],
  ['combos', { combos: [combo] }, { headings: [...bare.headings, 'Combo Deals'] }],
  [
    'nothing on the day, and something on the next',
    { empty: { ...none, next: { ...sunday, events: three.slice(0, 2) } } },
    { headings: [...bare.headings, 'First on Sunday'], loaded: ['lazy', 'lazy'] },
  ],
  ['nothing on the day and the next', { empty: { ...none, next: { ...sunday, events: [] } } }, {}],
  ['a rating', { hero: { ...page.hero, rating: { average: 4, count: 2, href: '/reviews' } } }, { stars: 1 }],
])('a list with %s has a part for that alone', async (_, about, more) => {
  expect(await showList(about)).toEqual({ ...bare, ...more })
})

test.each([
  ['Ada', true],
  [null, false],
])(
  'on a day without events a member (%s) is greeted before that is said, and a guest asked after it',
  async (name, isFirst) => {
    const member = { name, free: null, verifyHref: name ? null : '/verify', joinHref: null }
    await showList({ member, empty: { ...none, next: null } })
    const line = screen.getByText(name ? /Ada/ : 'Are you a member?')
    const order = line.compareDocumentPosition(screen.getByText(/There are no events/))
    expect(Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(isFirst)
  },
)

test.each([
  [true, 'By the sea', 'Events'],
  [false, 'By the sea', 'By the sea'],
  [false, undefined, 'Events'],
])(
  'the heading of a day that is today (%s) or another is the venue’s own for it: %s',
  (isToday, words, heading) => {
    const own = createMessages({
      texts: words === undefined ? {} : { 'events-page-heading-day': words },
      locale: 'en-US',
      onProblem: () => undefined,
    })
    const element = inWords(
      <Hero venue="The Pier" isToday={isToday} picture={null} rating={null} />,
      messagesFor(['events'], own),
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  },
)

test.each([
  [{ name: 'Ada' }, 'Ada', 'heart', []],
  [{ name: 'Ada', joinHref: '/join' }, 'Ada', 'heart', ['/join']],
  [{ verifyHref: '/verify' }, '', 'person', ['/verify']],
  [{ verifyHref: '/verify', joinHref: '/join' }, '', 'person', ['/verify', '/join']],
  [{ joinHref: '/join' }, null, null, []],
] as const)('to a visitor with %j the line about memberships says %j', (about, name, sign, hrefs) => {
  const line = { name: null, free: null, verifyHref: null, joinHref: null, ...about }
  const { container } = render(inWords(<MemberLine {...line} />))
  expect(container.textContent === '').toBe(name === null)
  if (name === null || sign === null) return
  expect(container.textContent?.includes('Ada')).toBe(name === 'Ada')
  expect(container.querySelector('path')?.getAttribute('d')).toBe(iconPaths[sign])
  expect(screen.queryAllByRole('link').map(link => link.getAttribute('href'))).toEqual(hrefs)
})

test('a member is greeted with what is left', () => {
  const line = { name: 'Ada', free: 'The Day: 4 of 6 left.', verifyHref: null, joinHref: null }
  const { container } = render(inWords(<MemberLine {...line} />))
  expect(container.textContent).toContain('Ada! The Day: 4 of 6 left.')
})
