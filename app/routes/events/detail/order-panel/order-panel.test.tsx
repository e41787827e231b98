import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { tone as TONES } from '#app/ui/button/button.css.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { OrderBar, OrderPanel, type OrderPanelProps } from './order-panel.tsx'

afterEach(cleanup)

const order = {
  day: 'Saturday, November 21, 2026',
  times: [],
  empty: false,
  soldOut: false,
  locked: false,
  saving: null,
  next: null,
  later: [],
  similar: null,
  waitHref: null,
  calendarHref: '/calendar',
  ticketsHref: '/next',
  buyable: true,
  prices: [],
  timedPrices: [],
  forMembers: false,
  membersOnly: false,
  party: null,
}

test('[ORD-034, ORD-317] the button of a combo reads Buy Combo, that of an event Tickets', () => {
  const { unmount } = render(inWords(<OrderPanel {...order} combo />))
  expect(screen.getByRole('link', { name: 'Buy Combo' }).getAttribute('href')).toBe('/next')
  unmount()
  render(inWords(<OrderPanel {...order} combo={false} />))
  expect(screen.queryByRole('link', { name: 'Buy Combo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Tickets' })).toBeDefined()
})

test('a combo that is sold out cannot be bought', () => {
  render(inWords(<OrderPanel {...order} combo buyable={false} soldOut />))
  expect(screen.queryByRole('link', { name: 'Buy Combo' })).toBeNull()
  expect(screen.getByText('Sold out')).toBeDefined()
})

const DAY = 'Saturday, November 21, 2026'
const next = { words: 'Sunday, November 22', href: '/sunday', quietest: null }
const time = (at: string) => ({ time: at, label: at, state: 'available' as const })
const times = (count: number) => Array.from({ length: count }, (_, hour) => time(`${10 + hour}:00`))
const price = (about: Partial<OrderPanelProps['prices'][number]> = {}) => ({
  id: 'adult',
  name: 'Adult',
  description: '',
  price: 1800,
  retail: 1800,
  memberPrice: null,
  ...about,
})
const draw = (element: ReactElement) =>
  render(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
        {element}
      </VenueMoneyProvider>,
    ),
  ).container

test.each<[string, Partial<OrderPanelProps>, string[]]>([
  ['a day', {}, [DAY, 'Select a date', 'Tickets']],
  ['no day', { day: null }, ['Select a date', 'Tickets']],
  [
    'no starts',
    { empty: true, buyable: false },
    [DAY, 'There are no events for this date.', 'Select another date'],
  ],
  [
    'no starts and another day',
    { empty: true, buyable: false, next },
    [DAY, 'Select a date', 'There are no events for this date.', next.words],
  ],
  ['no seats', { soldOut: true, buyable: false, times: times(1) }, [DAY, 'Sold out', 'Select another date']],
  [
    'no starts, where it is sold out as well',
    { empty: true, soldOut: true, buyable: false },
    [DAY, 'There are no events for this date.', 'Select another date'],
  ],
  ['starts that cannot be bought', { buyable: false, times: times(1) }, [DAY, 'Select another date']],
  [
    'starts for members, to a stranger',
    { buyable: false, locked: true, times: times(1) },
    [DAY, 'Select a date', 'Times'],
  ],
  [
    'no seats, and what there is instead',
    {
      soldOut: true,
      buyable: false,
      next: { ...next, quietest: 'quietest at 10' },
      later: [{ words: 'Monday', href: '/monday', quietest: null }],
      similar: { name: 'Jelly Lab', href: '/lab' },
    },
    [
      DAY,
      'Select a date',
      'Sold out',
      next.words,
      'Also with places',
      'Monday',
      'Like it, and with places that day: Jelly Lab',
    ],
  ],
  [
    'prices that are all zero',
    { prices: [price({ price: 0, retail: 0 })] },
    [DAY, 'Select a date', 'Price', 'Free for everybody', 'Tickets'],
  ],
  [
    'a price and what a combo saves',
    { prices: [price()], saving: { amount: 500, kind: 'from' } },
    [
      DAY,
      'Select a date',
      'Price',
      'Adult$18',
      'Save from $5 against buying its parts one by one',
      'Tickets',
    ],
  ],
  ['another day beside it', { next }, [DAY, 'Select a date', next.words, 'Tickets']],
  [
    'five starts',
    { times: times(5) },
    [DAY, 'Select a date', 'Times', ...times(5).map(({ label }) => label), 'Tickets'],
  ],
  [
    'times that cost more than others',
    {
      prices: [price()],
      timedPrices: [
        { times: '12:00 pm and 3:00 pm', prices: [price()] },
        { times: '8:00 pm', prices: [price({ price: 2200, retail: 2200 })] },
      ],
    },
    [DAY, 'Select a date', 'Price', '12:00 pm and 3:00 pm', 'Adult$18', '8:00 pm', 'Adult$22', 'Tickets'],
  ],
  ['a price', { prices: [price()] }, [DAY, 'Select a date', 'Price', 'Adult$18', 'Tickets']],
  [
    'a price with a word on it',
    { prices: [price({ description: 'From 13 years' })] },
    [DAY, 'Select a date', 'Price', 'AdultFrom 13 years$18', 'Tickets'],
  ],
])('a panel with %s says that and nothing else', (_, about, words) => {
  const container = draw(<OrderPanel {...order} combo={false} {...about} />)
  const lines = [...container.querySelectorAll('h2, h3, a, p, li')]
    .filter(each => !each.parentElement?.closest('a, p, li'))
    .map(each => each.textContent)
  expect(lines).toEqual(words)
})

test.each([
  [5, []],
  [7, ['+2 more...']],
])('of %i starts what is out of sight is told: %j', (count, words) => {
  const container = draw(<OrderPanel {...order} combo={false} times={times(count)} />)
  expect([...container.querySelectorAll('summary')].map(each => each.textContent)).toEqual(words)
  expect(container.querySelectorAll(`details a`)).toHaveLength(count - 5)
})

test.each([
  [true, 'secondary'],
  [false, 'primary'],
] as const)('another day is the thing to press where this one cannot be bought (%s)', (buyable, tone) => {
  draw(<OrderPanel {...order} combo={false} buyable={buyable} next={next} />)
  expect(screen.getByRole('link', { name: next.words }).className).toContain(TONES[tone])
})

test.each([
  [true, 1440, 1800, '$18.00Regular price $18.00 $14.40Members $14.40'],
  [true, 0, 1800, '$18Regular price $18 No chargeFree for members'],
  [true, 1800, 1800, '$18'],
  [false, 1440, 1800, '$18.00Regular price $18.00 $14.40'],
])('a price for members (%s) of %i instead of %i reads %s', (forMembers, amount, retail, words) => {
  const prices = [price({ price: amount, retail })]
  draw(<OrderPanel {...order} combo={false} forMembers={forMembers} prices={prices} />)
  expect(screen.getByRole('listitem').textContent).toBe(`Adult${words}`)
})

test.each([
  [1440, '$18.00Members $14.40'],
  [0, '$18Free for members'],
  [null, '$18'],
])('what members pay (%s) stands at the price of everybody else: %s', (memberPrice, words) => {
  draw(<OrderPanel {...order} combo={false} forMembers={false} prices={[price({ memberPrice })]} />)
  expect(screen.getByRole('listitem').textContent).toBe(`Adult${words}`)
})

test.each([
  [[], ''],
  [[price()], 'From $18'],
  [[price(), price({ price: 900, retail: 900 })], 'From $9'],
  [[price(), price({ price: 0, retail: 0 })], 'From $18'],
  [[price({ price: 0, retail: 0 })], 'No charge'],
  [[price({ price: 0, retail: 1800 })], 'No charge'],
])('the bar of an event with %j begins at %j', (prices, words) => {
  const container = draw(<OrderBar {...order} combo={false} prices={prices} />)
  expect(container.querySelector('span')?.textContent).toBe(words)
})

test.each([
  [true, 'Buy Combo'],
  [false, 'Tickets'],
])('the bar of a combo (%s) reads %s', (combo, label) => {
  draw(<OrderBar {...order} combo={combo} />)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/next')
})

test.each([
  [true, 'Free for members'],
  [false, 'Free for everybody'],
])('an event for members only (%s) that costs nothing is free for whom it is', (membersOnly, words) => {
  draw(
    <OrderPanel
      {...order}
      combo={false}
      membersOnly={membersOnly}
      prices={[price({ price: 0, retail: 0 })]}
    />,
  )
  expect(screen.getByText(words)).toBeDefined()
})
