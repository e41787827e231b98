import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { tone as TONES } from '#app/ui/button/button.css.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import type { PartyAmount } from '#app/ui/price/party-price.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { OrderBar, OrderPanel, type OrderPanelProps } from './order-panel.tsx'

afterEach(cleanup)

const order = {
  day: 'Saturday, November 21, 2026',
  hours: null,
  times: [],
  name: 'Moon Walk',
  without: null,
  soldOut: false,
  locked: false,
  saving: null,
  next: null,
  later: [],
  similar: null,
  wait: null,
  calendarHref: '/calendar',
  ticketsHref: '/next',
  buyable: true,
  prices: [],
  memberFree: null,
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
const GO = 'Go to Sunday, November 22'
const WAIT = 'Write to me when a place is free'
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
  ['a day', {}, [DAY, 'Change date', 'Tickets']],
  ['no day', { day: null }, ['Select a date', 'Tickets']],
  [
    'no starts',
    { without: 'no-dates', soldOut: true, buyable: false },
    [DAY, 'Moon Walk is not on this day, and no other date is on sale yet.', 'Select another date'],
  ],
  [
    'no starts and another day',
    { without: 'not-on', soldOut: true, buyable: false, next },
    [DAY, 'Change date', 'Moon Walk is not on this day.', GO],
  ],
  ['no seats', { soldOut: true, buyable: false, times: times(1) }, [DAY, 'Select another date']],
  [
    'no starts, where all dates are sold out',
    {
      without: 'all-sold-out',
      soldOut: true,
      buyable: false,
      wait: { href: '/waiting', date: 'Friday, December 4' },
    },
    [DAY, 'Moon Walk is not on this day, and all its dates are sold out.', WAIT],
  ],
  ['starts that cannot be bought', { buyable: false, times: times(1) }, [DAY, 'Select another date']],
  [
    'starts for members, to a stranger',
    { buyable: false, locked: true, times: times(1) },
    [DAY, 'Change date', 'Times'],
  ],
  [
    'no seats, and what there is instead',
    {
      soldOut: true,
      buyable: false,
      next: { ...next, quietest: 'quietest at 10' },
      later: [{ words: 'Monday', href: '/monday', quietest: null }],
      similar: {
        name: 'Jelly Lab',
        picture: null,
        time: '10:30 am',
        from: 900,
        href: '/lab',
        ticketsHref: '/lab/tickets',
      },
    },
    [
      DAY,
      'Change date',
      GO,
      'Also with places',
      'Monday',
      'Like it, and with places that day',
      'Jelly Lab',
      'Tickets',
    ],
  ],
  [
    'prices that are all zero',
    { prices: [price({ price: 0, retail: 0 })] },
    [DAY, 'Change date', 'Tickets', 'Price', 'Free for everybody'],
  ],
  [
    'a price and what a combo saves',
    { prices: [price()], saving: { amount: 500, kind: 'from' } },
    [
      DAY,
      'Change date',
      'Tickets',
      'Price',
      'Adult$18',
      'Save $5 or more against buying its parts one by one',
    ],
  ],
  ['another day beside it', { next }, [DAY, 'Change date', GO, 'Tickets']],
  [
    'five starts',
    { times: times(5) },
    [DAY, 'Change date', 'Times', ...times(5).map(({ label }) => label), 'Tickets'],
  ],
  [
    'times that cost more than others, for other people',
    {
      prices: [price()],
      timedPrices: [
        { times: '12:00 pm and 3:00 pm', prices: [price()] },
        { times: '8:00 pm', prices: [price({ id: 'child', name: 'Child', price: 2200, retail: 2200 })] },
      ],
    },
    [DAY, 'Change date', 'Tickets', 'Price', '12:00 pm and 3:00 pm', 'Adult$18', '8:00 pm', 'Child$22'],
  ],
  ['a price', { prices: [price()] }, [DAY, 'Change date', 'Tickets', 'Price', 'Adult$18']],
  [
    'a price with a word on it',
    { prices: [price({ description: 'From 13 years' })] },
    [DAY, 'Change date', 'Tickets', 'Price', 'AdultFrom 13 years$18'],
  ],
])('a panel with %s says that and nothing else', (_, about, words) => {
  const container = draw(<OrderPanel {...order} combo={false} {...about} />)
  const lines = [...container.querySelectorAll('h2, h3, a, p, li')]
    .filter(each => !each.parentElement?.closest('a, p, li'))
    .map(each => each.textContent)
  expect(lines).toEqual(words)
})

test('two prices of the same people are one table: a row for each of them, a column for the times', () => {
  const child = { id: 'child', name: 'Child', description: 'From 3 years' }
  const timedPrices = [
    { times: '12:00 pm and 3:00 pm', prices: [price(), price({ ...child, price: 900, retail: 900 })] },
    {
      times: '8:00 pm',
      prices: [price({ price: 2200, retail: 2200 }), price({ ...child, memberPrice: 1250 })],
    },
  ]
  draw(<OrderPanel {...order} combo={false} prices={[price()]} timedPrices={timedPrices} />)
  expect(screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['', '12:00 pm and 3:00 pm', '8:00 pm'],
    ['Adult', '$18.00', '$22.00'],
    ['ChildFrom 3 years', '$9.00', '$18.00Members $12.50'],
  ])
  expect(screen.getByRole('table', { name: 'Price' })).toBeTruthy()
})

test.each([
  [5, []],
  [7, ['+2 more...']],
])('of %i starts what is out of sight is told: %j', (count, words) => {
  const container = draw(<OrderPanel {...order} combo={false} times={times(count)} />)
  expect([...container.querySelectorAll('summary')].map(each => each.textContent)).toEqual(words)
  expect(container.querySelectorAll(`details a`)).toHaveLength(count - 5)
})

test('another event of a sold-out day says when it begins and what it costs, and leads to its tickets', () => {
  const similar = { name: 'Jelly Lab', picture: null, time: '10:30 am', href: '/lab', ticketsHref: '/buy' }
  const shown = (from: number, party?: PartyAmount) => {
    cleanup()
    const more = { soldOut: true, buyable: false, similar: { ...similar, from, ...(party ? { party } : {}) } }
    return draw(<OrderPanel {...order} combo={false} {...more} />).textContent
  }
  expect(shown(0)).toContain('10:30 amNo charge')
  expect(shown(900, { least: 2400, most: 2400, count: 3 })).toContain('10:30 am$24 for the three of you')
  expect(shown(900)).toContain('10:30 amFrom $9')
  expect(screen.getByRole('link', { name: 'Tickets: Jelly Lab' }).getAttribute('href')).toBe('/buy')
  expect(screen.getByRole('link', { name: 'Jelly Lab' }).getAttribute('href')).toBe('/lab')
})

test.each([
  [null, 0],
  ['all-sold-out' as const, 1],
])('whose day the list of those who wait is for is told where it is another one (%s)', (without, count) => {
  const wait = { href: '/waiting', date: 'Friday, December 4' }
  draw(<OrderPanel {...order} combo={false} soldOut buyable={false} without={without} wait={wait} />)
  expect(screen.getByRole('link', { name: WAIT }).getAttribute('href')).toBe('/waiting')
  expect(screen.queryAllByText('For Friday, December 4')).toHaveLength(count)
  expect(screen.queryAllByText('Sold out')).toHaveLength(1 - count)
})

test.each([
  [true, 'secondary'],
  [false, 'primary'],
] as const)('another day is the thing to press where this one cannot be bought (%s)', (buyable, tone) => {
  draw(<OrderPanel {...order} combo={false} buyable={buyable} next={next} />)
  expect(screen.getByRole('link', { name: GO }).className).toContain(TONES[tone])
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

test('the bar says the least of all times, also where some cost less than others', () => {
  const adult = { id: 'adult', name: 'Adult', description: '', price: 3695, retail: 3695, memberPrice: null }
  const timedPrices = [
    { times: '9:00 am', prices: [{ ...adult, price: 3295, retail: 3295 }] },
    { times: 'All other times', prices: [adult] },
  ]
  const container = draw(<OrderBar {...order} combo={false} prices={[adult]} timedPrices={timedPrices} />)
  expect(container.querySelector('span')?.textContent).toBe('From $32.95')
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

test('what a membership gives free of charge stands above the button, where there is one', () => {
  const words = 'Moon Walk: 4 of 6 free tickets left today.'
  render(inWords(<OrderPanel {...order} combo={false} memberFree={words} />))
  expect(screen.getByText(words)).toBeDefined()
  cleanup()
  render(inWords(<OrderPanel {...order} combo={false} memberFree={words} buyable={false} soldOut />))
  expect(screen.queryByText(words)).toBeNull()
})

test('why little is left of today stands at its name', () => {
  render(inWords(<OrderPanel {...order} combo={false} hours="Closed since 5:00 pm" />))
  expect(screen.getByText('Closed since 5:00 pm')).toBeDefined()
})
