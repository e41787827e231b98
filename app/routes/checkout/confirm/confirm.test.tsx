import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import * as pageStyles from '#app/ui/bought-order/bought-order.css.ts'
import type {
  BoughtOrder,
  BoughtTicket,
  BoughtVisit,
  MemberCardView,
  ReceiptGroup,
  ReceiptLine,
} from '#app/ui/bought-order/bought-order.ts'
import { ticketGroups } from '#app/ui/door/ticket-groups.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { Receipt } from '#app/ui/receipt/receipt.tsx'
import * as ticketStyles from '#app/ui/ticket/ticket.css.ts'
import { Ticket } from '#app/ui/ticket/ticket.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { createMessages, createText, messagesFor } from '#theme/texts/runtime/venue-texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import { AutoRenewNotice } from './auto-renew-notice/auto-renew-notice.tsx'
import Confirm from './route.tsx'

afterEach(cleanup)

const venueText = createText({ locale: 'en-US', texts: {}, onProblem: () => undefined })

const group = (type: ReceiptGroup['type'], name: string, amount: number): ReceiptGroup => ({
  type,
  total: amount,
  lines: [{ id: name, name, when: null, amount, parts: [{ label: `1 × ${name}`, amount }], combo: null }],
})

const anOrder = (about: Partial<BoughtOrder> = {}): BoughtOrder => ({
  orderNumber: '7KQ2-MX9R',
  link: '7KQ2-MX9R.secret',
  sentTo: 'ada@moss.test',
  visits: [],
  nextVisitId: null,
  tickets: [],
  passCount: 0,
  cancel: null,
  cancelled: null,
  cards: [],
  groups: [group('event', 'Boat Tour', 3600), group('donation', 'A plank', 5000)],
  saved: 0,
  coupons: [],
  total: 8600,
  taxes: [],
  card: { brand: 'Visa', lastFour: '4242', amount: 8600 },
  certificate: null,
  autoRenews: false,
  ...about,
})

const showReceipt = (about: Partial<BoughtOrder> = {}) => {
  const money = { currency: 'USD', locale: 'en-US' }
  render(
    inWords(
      <VenueMoneyProvider value={money}>
        <Receipt order={anOrder(about)} detail={null} />
      </VenueMoneyProvider>,
    ),
  )
  return screen.getByRole('region', { name: 'Receipt' })
}

test('[CHK-063] each type of item stands under its name and its total; a single type needs none', () => {
  const planks = group('donation', 'A plank', 5000)
  const gifts = {
    ...planks,
    total: 7000,
    lines: [...planks.lines, ...group('donation', 'A gift', 2000).lines],
  }
  const receipt = showReceipt({ groups: [group('event', 'Boat Tour', 3600), gifts], total: 10_600 })
  expect(receipt.textContent).toMatch(/TicketsBoat Tour.*Donations\$70A plank.*A gift.*Total\$106/)
  cleanup()
  expect(showReceipt({ groups: [group('event', 'Boat Tour', 3600)] }).textContent).not.toContain('Tickets')
})

test('what a type came to is not said twice: not of a combo, nor of tickets of one kind', () => {
  const combo = { visits: [], addOns: [{ label: '1 × Guide book', amount: 500 }] }
  const [show] = group('combo', 'Double Show', 2720).lines
  const receipt = showReceipt({
    groups: [group('event', 'Boat Tour', 3600), { type: 'combo', total: 2720, lines: [{ ...show!, combo }] }],
  })
  expect(receipt.textContent).toContain('CombosDouble Show$27.20')
  expect(receipt.textContent?.match(/\$27\.20|\$36\.00/g)).toEqual(['$36.00', '$27.20'])
})

test('[CHK-056] [CHK-057] codes, certificate and what was saved are told where there are any, and not otherwise', () => {
  const receipt = showReceipt({
    coupons: [
      { code: 'TENOFF', discount: 1000 },
      { code: 'KEEPER', discount: 250 },
    ],
    certificate: { digits: '4321', amount: 2000 },
    saved: 1000,
  })
  for (const words of [
    'Coupon TENOFF−$10.00',
    'Coupon KEEPER−$2.50',
    'Gift certificate ending in 4321',
    'You saved $10',
  ])
    expect(receipt.textContent).toContain(words)
  cleanup()
  expect(showReceipt().textContent).not.toMatch(/Coupon|certificate|saved/)
})

const contact = { phone: { number: '(212) 555-0100', href: 'tel:2125550100' }, email: null }

test('[CHK-061] by default the notice says that the card is charged each term and whom to call to cancel', () => {
  render(inWords(<AutoRenewNotice contact={contact} termsHref="/legal/pier/terms#membership-auto-renewal" />))
  expect(screen.getByText(/your card is charged each term\. Please call the venue to cancel/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '(212) 555-0100' }).getAttribute('href')).toBe('tel:2125550100')
  expect(screen.getByRole('link', { name: 'How automatic renewal works' }).getAttribute('href')).toBe(
    '/legal/pier/terms#membership-auto-renewal',
  )
})

test('[CHK-061] the words of a venue take the place of the default', () => {
  const texts: VenueTexts = { 'confirmation-auto-renew': 'We <strong>renew</strong> it for you.' }
  const messages = createMessages({ texts, locale: 'en-US', onProblem: () => undefined })
  render(
    inWords(
      <TextProvider messages={messagesFor(['confirmation'], messages)}>
        <AutoRenewNotice contact={contact} termsHref="/terms" />
      </TextProvider>,
    ),
  )
  expect(screen.getByText('renew').closest('div')?.textContent).toBe('We renew it for you.')
  expect(screen.queryByText(/charged each term/)).toBeNull()
})

test('[CHK-064] this browser forgets the copy of the cart that was bought, and keeps one that was begun since', async () => {
  const key = 'marquee-cart:pier'
  const copyAfter = async (hasOtherCart: boolean) => {
    window.localStorage.setItem(key, '{}')
    const about = { orderNumber: '7KQ2-MX9R', order: null, sender: 'us', returnHref: '/events/pier/list' }
    const page = { tenantId: 'pier', hasOtherCart, ...about }
    const router = createMemoryRouter([{ path: '/', element: inWords(<Confirm />), loader: () => page }])
    render(<RouterProvider router={router} />)
    await screen.findByText('Order number: 7KQ2-MX9R')
    cleanup()
    return window.localStorage.getItem(key)
  }
  expect([await copyAfter(true), await copyAfter(false)]).toEqual(['{}', null])
})

const visit: BoughtVisit = {
  id: 's1',
  name: 'Boat Tour',
  when: null,
  directions: null,
  move: null,
}

const ticket: BoughtTicket = {
  id: 't1',
  visitId: 's1',
  href: null,
  eventName: 'Boat Tour',
  typeName: 'Adult',
  date: null,
  time: null,
  facts: [],
  code: 'ABCD1234',
  codePath: 'M0 0',
  codeSize: 21,
}
const card: MemberCardView = {
  id: 'm1',
  level: 'Family',
  offering: 'One year',
  gift: null,
  codes: [],
  people: ['Ada Moss'],
  number: '77001',
  valid: 'Until May 1',
}
/** The confirmation as it is drawn. */
async function open(about: object = {}) {
  const page = {
    tenantId: 'pier',
    orderNumber: '7KQ2-MX9R',
    order: anOrder(),
    purchase: null,
    hasOtherCart: false,
    handedCard: null,
    files: null,
    followHref: null,
    passes: [],
    contact,
    termsHref: '/terms',
    sender: 'us@pier.example',
    returnHref: '/events/pier/list',
    ...about,
  }
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <Confirm />
    </VenueMoneyProvider>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader: () => page }])} />)
  await screen.findByText('Order number: 7KQ2-MX9R')
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  return {
    links: links.filter(href => href !== '/events/pier/list'),
    articles: screen.queryAllByRole('article').length,
    lists: document.querySelectorAll(`.${pageStyles.tickets}, .${pageStyles.cards}`).length,
    receipts: screen.queryAllByRole('region', { name: 'Receipt' }).length,
    paid: screen.queryAllByText(/ending in 4242/).length,
    renewal: screen.queryAllByText(/your card is charged each term/).length,
  }
}
const PLAIN = { links: [], articles: 0, lists: 0, receipts: 1, paid: 1, renewal: 0 }

test.each<[string, object, object]>([
  ['an order', {}, PLAIN],
  [
    'tickets',
    { order: anOrder({ visits: [visit], tickets: [ticket, { ...ticket, id: 't2' }] }) },
    { ...PLAIN, articles: 2, lists: 1 },
  ],
  ['a membership', { order: anOrder({ cards: [card] }) }, { ...PLAIN, articles: 1, lists: 1 }],
  [
    'files',
    { files: { tickets: '/tickets.pdf', calendar: '/visit.ics' } },
    { ...PLAIN, links: ['/tickets.pdf', '/visit.ics'] },
  ],
  [
    'a visit',
    {
      files: { tickets: '/tickets.pdf', calendar: '/visit.ics' },
      followHref: 'webcal://pier.example/visit.ics',
    },
    { ...PLAIN, links: ['/tickets.pdf', '/visit.ics', 'webcal://pier.example/visit.ics'] },
  ],
  [
    'a renewal',
    { order: anOrder({ autoRenews: true }) },
    { ...PLAIN, renewal: 1, links: ['tel:2125550100', '/terms'] },
  ],
  ['nothing that can be read', { order: null }, { ...PLAIN, receipts: 0, paid: 0 }],
  [
    'nothing but a card',
    { order: null, handedCard: { brand: 'Card', lastFour: '4242' } },
    { ...PLAIN, receipts: 0 },
  ],
])('the confirmation of %s shows that alone', async (_, about, parts) => {
  expect(await open(about)).toEqual(parts)
})

const pass = (wallet: 'apple' | 'google', from = 1) => ({
  wallet,
  href: `/${wallet}?from=${from}`,
  part: from > 1 ? { from, to: from } : null,
})

test.each([
  ['no wallet', [], []],
  ['one wallet', [pass('apple')], ['Apple Wallet']],
  ['two wallets', [pass('apple'), pass('google')], ['Apple Wallet', 'Google Wallet']],
  [
    'passes in parts',
    [1, 11, 21].map(from => pass('apple', from)),
    ['Apple Wallet', 'Apple Wallet, 11–11', 'Apple Wallet, 21–21'],
  ],
])(
  'with %s the codes and the wallets stand before the tickets in one group, the papers behind them, and the others fold away',
  async (_, passes, wallets) => {
    const files = { tickets: '/tickets.pdf', calendar: '/visit.ics' }
    const order = anOrder({ visits: [visit], tickets: [ticket] })
    await open({ order, doorHref: '/door', files, followHref: 'webcal://pier.example/visit.ics', passes })
    const outside = [...document.querySelectorAll('a, button, article')].filter(
      each => !each.closest('details'),
    )
    expect(outside.map(each => (each.matches('article') ? 'the ticket' : each.textContent))).toEqual([
      'Show at the door',
      ...wallets,
      'the ticket',
      'Download tickets',
      'Add to calendar',
      'Return to events',
    ])
    const door = screen.getByRole('link', { name: 'Show at the door' })
    const group = [...(door.parentElement?.querySelectorAll('a') ?? [])].map(each => each.textContent)
    expect(group).toEqual(['Show at the door', ...wallets])
    const folded = document.querySelectorAll('details a, details button')
    expect(folded).toHaveLength(2)
  },
)

const later: BoughtVisit = { ...visit, id: 's2', name: 'Reef Walk', when: 'May 1 · 2 pm' }
const folds = () =>
  [...document.querySelectorAll('details')]
    .filter(each => each.querySelector('article'))
    .map(each => [
      each.open,
      each.querySelector('summary')?.textContent,
      each.querySelectorAll('article').length,
    ])

test('of several visits the tickets of the next are unfolded, and the others are there behind their words', async () => {
  const tickets = [ticket, { ...ticket, id: 't2', visitId: 's2' }, { ...ticket, id: 't3', visitId: 's2' }]
  await open({ order: anOrder({ visits: [visit, later], nextVisitId: 's2', tickets }) })
  expect(folds()).toEqual([
    [false, 'Boat Tour1 ticket', 1],
    [true, 'Reef WalkMay 1 · 2 pm · 2 tickets', 2],
  ])
})

test('the tickets of one visit alone are not folded', async () => {
  await open({ order: anOrder({ visits: [visit], nextVisitId: 's1', tickets: [ticket] }) })
  expect(folds()).toEqual([])
})

test.each<[Partial<BoughtTicket>, string[]]>([
  [{}, []],
  [{ time: '10 am' }, ['10 am']],
  [{ date: 'May 1' }, ['May 1']],
  [{ facts: ['Pier 7', '2 hr'] }, ['Pier 7 · 2 hr']],
])('a ticket with %j says that and nothing else', (about, words) => {
  const { container } = render(inWords(<Ticket ticket={{ ...ticket, ...about }} number={1} total={2} />))
  const { time, date, facts } = ticketStyles
  const visitWords = [...container.querySelectorAll(`.${time}, .${date}, .${facts}`)].map(
    each => each.textContent,
  )
  expect(visitWords).toEqual(words)
})

test('a ticket says which of how many it is; one that is alone does not', () => {
  const shown = (total: number) => {
    const { container } = render(inWords(<Ticket ticket={ticket} number={1} total={total} />))
    const card = container.querySelector('article')
    cleanup()
    return [card?.getAttribute('aria-label'), card?.querySelector(`.${ticketStyles.count}`)?.textContent]
  }
  expect(shown(3)).toEqual(['Ticket 1 of 3', 'Ticket 1 of 3'])
  expect(shown(1)).toEqual(['Boat Tour', undefined])
  const visit = { id: 's1', name: 'Boat Tour', when: null }
  const notesOf = (tickets: BoughtTicket[]) =>
    ticketGroups([{ ...visit, tickets }], venueText).flatMap(({ codes }) => codes.map(({ note }) => note))
  expect(notesOf([ticket, ticket])).toEqual(['Ticket 1 of 2', 'Ticket 2 of 2'])
  expect(notesOf([ticket])).toEqual([null])
})

const parts = [{ label: '1 × Adult', amount: 1800 }]
const line = { id: 'l', name: 'Boat Tour', when: null, amount: 1800, parts, combo: null }

test.each<[string, Partial<ReceiptLine>, string]>([
  ['tickets', {}, 'Boat Tour1 × Adult$18'],
  ['tickets with a time', { when: 'May 1, 10 am' }, 'Boat TourMay 1, 10 am1 × Adult$18'],
  [
    'a combo',
    { when: 'May 1', combo: { visits: ['Reef, 10 am'], addOns: [{ label: 'A map', amount: 300 }] } },
    'Boat Tour$181 × AdultReef, 10 amA map$3',
  ],
])('a line of a receipt for %s reads so', (_, about, words) => {
  const receipt = showReceipt({ groups: [{ type: 'event', total: 1800, lines: [{ ...line, ...about }] }] })
  expect(receipt.querySelector('li')?.textContent).toBe(words)
  expect([...receipt.querySelectorAll('p')].filter(each => !each.textContent)).toEqual([])
})

test('an order that was paid without a card names none', () => {
  expect(showReceipt({ card: null }).textContent).not.toContain('4242')
})

test('the confirmation says from where a mail will follow and to whom, and of none that it was sent', async () => {
  await open()
  expect(document.body.textContent).toMatch(/An email will follow from \S+\. It goes to ada@moss\.test\./)
  expect(document.body.textContent).not.toContain('Sent to')
})
