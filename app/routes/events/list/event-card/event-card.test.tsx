import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { EventCard, type EventCardProps } from './event-card.tsx'

afterEach(cleanup)

const card: EventCardProps = {
  id: 'walk',
  name: 'Night Walk',
  text: '',
  picture: null,
  duration: null,
  place: null,
  rating: null,
  href: '/events/pier/detail/walk',
  ticketsHref: '/orders/pier/tickets?eventId=walk',
  price: 1440,
  retail: 1800,
  forMembers: true,
  membersOnly: true,
  callout: null,
  soldOut: false,
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
  expect(screen.getByText('Members $14.40')).toBeDefined()
})

const time = (at: string) => ({ time: at, label: at, state: 'available' as const })

test.each([
  { why: 'several times', about: { times: [time('10:00'), time('11:00')] }, label: 'Tickets' },
  { why: 'one time, as good as chosen', about: { times: [time('10:00')] }, label: 'Buy Tickets' },
  { why: 'general admission', about: { admission: true, times: [time('10:00')] }, label: 'Add Admission' },
])('[ORD-317] the button of an event with $why reads $label', ({ about, label }) => {
  show(about)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(card.ticketsHref)
})

test.each<[string, Partial<EventCardProps>, string[]]>([
  ['nothing more', {}, []],
  ['a duration', { duration: 90 }, ['1 hr 30 min']],
  ['a place', { place: 'Reef Hall' }, ['Reef Hall']],
  ['seats for members only', { membersOnly: true }, ['Members only']],
  ['no seats', { soldOut: true, times: [time('10:00')] }, ['Sold out']],
])('a card of an event with %s says so', (_, about, words) => {
  show({ membersOnly: false, forMembers: false, retail: null, ...about })
  const said = ['1 hr 30 min', 'Reef Hall', 'Members only', 'Sold out']
  expect(said.filter(each => screen.queryByText(each))).toEqual(words)
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
