import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { EVENT_MODES } from '#app/rules/tickets/widget-mode.ts'
import { line as noticeLine } from '#app/ui/notice/notice.css.ts'
import * as priceStyles from '#app/ui/price/price.css.ts'
import * as rowStyles from '#app/ui/price-row/price-row.css.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { aRule } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { Choice, OrderEvent } from './event-model.ts'
import { useEventChoices } from './use-event-choices.ts'
import type { OrderAddOn } from '../add-on/add-on-model.ts'
import { AddOnRows } from '../add-on/add-on-block.tsx'
import * as styles from './event-block.css.ts'
import { EventBlock } from './event-block.tsx'
import { quantityField, slotField } from './event-form.ts'
import { addOnField } from '../add-on/add-on-form.ts'

afterEach(cleanup)

const ticketType = (id: string, name: string) => ({
  id,
  name,
  description: '',
  price: 1200,
  retail: 1200,
  lineDiscount: null,
  forMembers: false,
  maximum: null,
})
const slot = (time: string, availableSeats = 40, prices = 'day') => ({
  id: time,
  date: '2026-11-21',
  time,
  label: time,
  availableSeats,
  prices,
})
const times = (count: number) => Array.from({ length: count }, (_, hour) => slot(`${10 + hour}:00`))

const anEvent = (changes: Partial<OrderEvent> = {}): OrderEvent => ({
  id: 'reef',
  name: 'Reef Walk',
  picture: null,
  admission: 'timed',
  mode: 'added',
  help: [],
  date: '2026-11-21',
  dateText: 'Saturday, November 21, 2026',
  detailHref: '/events/harborlight/detail/reef',
  slots: [slot('10:00')],
  priceLists: { day: [ticketType('adult', 'Adult'), ticketType('child', 'Child')] },
  timesAtOnce: null,
  timesFolded: false,
  timesUnfolded: false,
  missingTime: null,
  timesUnread: false,
  limits: [],
  mayBuy: true,
  added: true,
  ...changes,
})
const chosen = (quantities: Record<string, number> = {}, retail: Record<string, number> = {}): Choice => ({
  slotId: '10:00',
  quantities,
  retail,
})

const guide: OrderAddOn = {
  id: 'guide',
  name: 'Pocket guide',
  description: '',
  picture: null,
  terms: { quantityType: 'any', quantity: 1, maximum: null, priceSplit: 'each', price: 900 },
  left: 3,
  carted: 0,
}

type BlockSetup = {
  event: OrderEvent
  choice?: Choice
  problems?: string[]
  wished?: number
  cancelHref?: string
}

/** The block as the order page holds it: what is pressed is chosen. */
const Page = ({ event, choice = chosen(), problems = [], wished, cancelHref }: BlockSetup) => {
  const [start] = useState({ reef: choice })
  const { choices, change } = useEventChoices({ choices: start, settledBy: [], isSending: false })
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
      <EventBlock
        event={event}
        choice={choices.reef}
        problems={problems}
        fewSeats={5}
        cancelHref={cancelHref}
        change={change}
        addOns={wished === undefined ? [] : [guide]}
        addOnQuantities={{ guide: wished ?? 0 }}
        changeAddOn={() => undefined}
      />
    </VenueMoneyProvider>
  )
}
const show = (changes: Partial<OrderEvent> = {}, choice?: Choice) =>
  render(inWords(<Page event={anEvent(changes)} choice={choice} />))

const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${name}` })
const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` })
const press = (name: string, times: number) => {
  for (let i = 0; i < times; i += 1) fireEvent.click(more(name))
}
const isBlocked = (name: string) => more(name).getAttribute('aria-disabled') === 'true'
const isMaxed = (name: string) => quantity(name).getAttribute('aria-invalid') === 'true'

test.each([...EVENT_MODES, 'nonsense'])(
  '[ORD-129, ORD-131] in mode %s the block offers remove, change date and change time only when it is added',
  mode => {
    show({ mode, slots: times(3), timesFolded: mode === 'added' }, chosen({ adult: 2 }))
    const offered = ['Remove Reef Walk', 'Change Date of Reef Walk', 'Change Time: Reef Walk'].filter(name =>
      screen.queryByRole('button', { name }),
    )
    expect(offered).toHaveLength(mode === 'added' ? 3 : 0)
  },
)

test('[ORD-213] of what is typed into a quantity the digits stay', () => {
  show()
  fireEvent.change(quantity('Adult'), { target: { value: 'a1-' } })
  expect(quantity('Adult').value).toBe('1')
  fireEvent.change(quantity('Adult'), { target: { value: ' 2,x' } })
  fireEvent.blur(quantity('Adult'))
  expect(quantity('Adult').value).toBe('2')
})

test('[ORD-133] a chosen start stands in the address with its day, beside what was there', () => {
  window.history.replaceState(null, '', '/orders/pier/tickets?eventId=reef&date=2026-11-01&time=09:00')
  show({ slots: times(3) })
  const [, second] = screen.getAllByRole<HTMLInputElement>('radio')
  fireEvent.click(second!)
  const slot = times(3).find(({ id }) => id === second?.value)
  const { pathname, searchParams } = new URL(window.location.href)
  expect([pathname, ...searchParams]).toEqual([
    '/orders/pier/tickets',
    ['eventId', 'reef'],
    ['date', slot?.date],
    ['time', slot?.time],
  ])
})

test('[ORD-129] an event that stands by is told and sent along, and cannot be changed', () => {
  const { container } = show({ mode: 'carted' }, chosen({ adult: 2 }, { adult: 1 }))
  expect(screen.getByText('2 × Adult')).toBeTruthy()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  const sent = new FormData(Object.assign(document.createElement('form'), { innerHTML: container.innerHTML }))
  expect([...sent]).toEqual([
    [slotField('reef'), '10:00'],
    [quantityField('reef', 'adult'), '2'],
    [quantityField('reef', 'adult', true), '1'],
  ])
})

test('[ORD-173] plus does nothing as soon as the group is full', () => {
  show({ limits: [groupOf(4)] })
  press('Adult', 3)
  press('Child', 3)
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['3', '1'])
  expect(isBlocked('Adult') && isBlocked('Child')).toBe(true)
  expect(isMaxed('Adult')).toBe(false)
  expect(screen.getByText(/4 combined per event: Adult, Child/)).toBeTruthy()
})

const groupOf = (most: number, changes: Partial<SalesRuleResult> = {}) =>
  aRule({
    allowedQuantity: most,
    groupMax: most,
    pricePointIds: ['adult', 'child'],
    ticketTypes: ['Adult', 'Child'],
    ...changes,
  })

test('[ORD-174] tickets that exclude each other stop each other, not themselves', () => {
  show({ limits: [groupOf(0, { isPreventRule: true })] })
  press('Adult', 3)
  expect(quantity('Adult').value).toBe('3')
  expect(isBlocked('Child')).toBe(true)
  expect(screen.getByText(/cannot be purchased together for the selected time: Adult, Child/)).toBeTruthy()
  fireEvent.change(quantity('Child'), { target: { value: '1' } })
  expect(isMaxed('Child')).toBe(true)
})

test('[ORD-172, ORD-292] too many of one kind, or of a group, are marked and asked to be changed', () => {
  show({ limits: [aRule(), groupOf(6)] })
  fireEvent.change(quantity('Adult'), { target: { value: '5' } })
  expect([isMaxed('Adult'), isMaxed('Child')]).toEqual([true, false])
  expect(screen.getByText('Ticket Limit per order (Event): 4 more. Please edit your order.')).toBeTruthy()
  fireEvent.change(quantity('Child'), { target: { value: '2' } })
  expect(isMaxed('Child')).toBe(true)
  expect(
    screen.getByText(
      'Ticket Limit per order (Event): 6 combined per event: Adult, Child. Please edit your order.',
    ),
  ).toBeTruthy()
  fireEvent.change(quantity('Adult'), { target: { value: '4' } })
  expect([isMaxed('Adult'), isMaxed('Child')]).toEqual([false, false])
})

test('[ORD-199] a quantity goes from 0 to what the limit and the seats leave', () => {
  show({ limits: [aRule({ purchasedQuantity: 1, reason: 'Transaction' })], slots: [slot('10:00', 5)] })
  expect(quantity('Adult').getAttribute('aria-valuemin')).toBe('0')
  expect(quantity('Adult').getAttribute('aria-valuemax')).toBe('3')
  press('Child', 4)
  expect(quantity('Adult').getAttribute('aria-valuemax')).toBe('1')
})

test('earlier purchases are told where they leave less', () => {
  show({ limits: [aRule({ purchasedQuantity: 1, reason: 'Transaction' })] })
  press('Adult', 9)
  expect(quantity('Adult').value).toBe('3')
  expect(screen.getByText(/3 more \(1 purchased previously\)/)).toBeTruthy()
})

test('[ORD-132, ORD-175] another time brings its own prices and seats, and the quantities are checked against them', () => {
  show({
    slots: [slot('10:00'), slot('11:00', 3, 'evening')],
    priceLists: {
      day: [ticketType('adult', 'Adult'), ticketType('child', 'Child')],
      evening: [{ ...ticketType('adult', 'Adult'), price: 2500, retail: 2500 }],
    },
  })
  press('Adult', 4)
  expect(isMaxed('Adult')).toBe(false)
  fireEvent.click(screen.getByRole('radio', { name: /11:00/ }))
  expect(screen.getByText('$25')).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Child' })).toBeNull()
  expect([quantity('Adult').value, isMaxed('Adult')]).toEqual(['4', true])
  expect(screen.getByText(/There are no more tickets available for this event!/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /10:00/ }))
  expect(isMaxed('Adult')).toBe(false)
})

test('[ORD-175] limits that arrive later are held against what stands', () => {
  const { rerender } = show()
  press('Adult', 4)
  rerender(inWords(<Page event={anEvent({ limits: [aRule({ allowedQuantity: 2 })] })} />))
  expect([quantity('Adult').value, isMaxed('Adult'), isBlocked('Adult')]).toEqual(['4', true, true])
})

const forMembers = aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })
const discounted = { day: [{ ...ticketType('adult', 'Adult'), price: 900, forMembers: true }] }

test('[ORD-289] beyond the member price tickets can be added at retail, below', () => {
  show({ priceLists: discounted, limits: [forMembers] })
  expect(screen.queryByText('Add retail tickets below.')).toBeNull()
  press('Adult', 3)
  expect(quantity('Adult').value).toBe('2')
  expect(screen.getByText('Add retail tickets below.')).toBeTruthy()
  press('Adult, retail tickets', 3)
  const atRetail = quantity('Adult, retail tickets')
  expect([atRetail.value, atRetail.name]).toEqual(['3', quantityField('reef', 'adult', true)])
  const row = atRetail.closest('li')
  expect(row && within(row).getByText('$12')).toBeTruthy()
})

test('[ORD-297] of many times five are listed, and the rest when they are asked for', () => {
  show({ slots: times(7) })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  const tail = screen.getByRole('button', { name: '+2 more...: Reef Walk' })
  expect(tail.textContent).toBe('+2 more...')
  fireEvent.click(tail)
  expect(screen.getAllByRole('radio')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: /more\.\.\./ })).toBeNull()
})

test('the listed times begin with one that can be had, and hold the chosen one', () => {
  const slots = [slot('08:00', 0), slot('09:00', 0), ...times(8)]
  render(inWords(<Page event={anEvent({ slots })} choice={{ ...chosen(), slotId: '17:00' }} />))
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '17:00',
  ])
})

test('the time of an ordered event stands alone until another one is wanted', () => {
  show({ slots: times(4), timesFolded: true }, chosen({ adult: 1 }))
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Change Time: Reef Walk' }))
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10:00' }))
})

test('what the server said is not repeated where the block says it already', () => {
  const sentence = 'Ticket Limit per order (Event): 4 more. Please edit your order.'
  render(
    inWords(
      <Page
        event={anEvent({ limits: [aRule()] })}
        choice={chosen({ adult: 5 })}
        problems={[sentence, 'Something else.']}
      />,
    ),
  )
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(screen.getByText('Something else.')).toBeTruthy()
})

test('[ORD-186] add-ons are offered with an event of the order, not with one that is only looked at', () => {
  render(inWords(<Page event={anEvent({ added: false, mode: 'view' })} wished={0} />))
  const guides = () => screen.queryByRole('spinbutton', { name: 'Quantity of Pocket guide' })
  expect(guides()).toBeNull()
  press('Adult', 1)
  expect(guides()).not.toBeNull()
  expect(screen.getByText('Only 3 left')).toBeTruthy()
})

test('[ORD-062] an add-on that a link has chosen waits for the tickets of its event, and is sent with them', () => {
  const { container } = render(inWords(<Page event={anEvent({ added: false, mode: 'view' })} wished={1} />))
  expect(screen.getByText('Pocket guide will be added with your tickets.')).toBeTruthy()
  expect(
    container.querySelector<HTMLInputElement>(`input[name="${addOnField('reef', 'guide')}"]`)?.value,
  ).toBe('1')
  press('Adult', 1)
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Pocket guide' }).value).toBe(
    '1',
  )
})

test('[ORD-317] the buttons of an ordered event read Change Date, Remove and Change Time', () => {
  show({ slots: times(3), timesFolded: true }, chosen({ adult: 1 }))
  const labels = ['Change Date of Reef Walk', 'Remove Reef Walk', 'Change Time: Reef Walk'].map(
    name => screen.getByRole('button', { name }).textContent,
  )
  expect(labels).toEqual(['Change Date', 'Remove', 'Change Time'])
})

const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: 'A guide' }
const three = { ...guide.terms, quantityType: 'exactly' as const, quantity: 3 }

test.each<[string, Partial<OrderAddOn>, number, string]>([
  ['as many as wanted', { left: null }, 0, 'Pocket guide$9spinbutton 999'],
  ['with a picture', { left: null, picture }, 0, 'picture Pocket guide$9spinbutton 999'],
  ['with a description', { left: null, description: 'In Dutch' }, 0, 'Pocket guideIn Dutch$9spinbutton 999'],
  ['some of few', { left: 5 }, 0, 'Pocket guide$9Only 5 leftspinbutton 5'],
  ['some of enough', { left: 6 }, 0, 'Pocket guide$9spinbutton 6'],
  ['none left', { left: 0 }, 0, 'Pocket guide$9Sold out'],
  ['chosen, and none left', { left: 0 }, 1, 'Pocket guide$9Pocket guide is sold out.spinbutton 0'],
  ['all that are left', { left: 6 }, 6, 'Pocket guide$9spinbutton 6'],
  ['one too many', { left: 6 }, 7, 'Pocket guide$9You can have 6 of Pocket guide at most.spinbutton 6'],
  ['in the order', { left: null, carted: 2 }, 2, 'Pocket guide$9In your orderspinbutton 999'],
  ['in the order, and changed', { left: null, carted: 2 }, 1, 'Pocket guide$9spinbutton 999'],
  [
    'priced once',
    { left: null, terms: { ...guide.terms, priceSplit: 'total' } },
    0,
    'Pocket guide$9 in allspinbutton 999',
  ],
  [
    'three at a time',
    { left: null, terms: three },
    0,
    'Pocket guide$9 eachAdd Pocket guide to order3 includedcheckbox 3 false',
  ],
  [
    'three, chosen',
    { left: null, terms: three },
    3,
    'Pocket guide$9 eachAdd Pocket guide to order3 includedcheckbox 3 true',
  ],
  [
    'three at one price',
    { left: null, terms: { ...three, priceSplit: 'total' } },
    0,
    'Pocket guide$9 in allAdd Pocket guide to order3 includedcheckbox 3 false',
  ],
  [
    'exactly one',
    { left: null, terms: { ...three, quantity: 1 } },
    0,
    'Pocket guide$9 eachAdd Pocket guide to ordercheckbox 1 false',
  ],
  ['three of two', { left: 2, terms: three }, 0, 'Pocket guide$9 eachSold out'],
])('an add-on that is sold so (%s) says that and nothing else', (_, about, chosen, words) => {
  const { container } = render(inWords(<Offered addOns={[{ ...guide, ...about }]} quantity={chosen} />))
  const row = screen.getByRole('listitem')
  const stepper = within(row).queryByRole('spinbutton')
  const box = within(row).queryByRole<HTMLInputElement>('checkbox')
  const buttons = /(De|In)crease quantity of Pocket guide/g
  expect(
    [
      container.querySelector('img') ? 'picture ' : '',
      row.textContent?.replace(buttons, ''),
      stepper ? `spinbutton ${stepper.getAttribute('aria-valuemax')}` : '',
      box ? `checkbox ${box.value} ${box.checked}` : '',
    ].join(''),
  ).toBe(words)
})

type OfferedProps = {
  addOns: readonly OrderAddOn[]
  quantity?: number
  added?: boolean
  change?: (...what: unknown[]) => void
}
const Offered = ({ addOns, quantity = 0, added = true, change = () => undefined }: OfferedProps) => (
  <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
    <AddOnRows
      event={{ id: 'reef', name: 'Reef Walk' }}
      added={added}
      addOns={addOns}
      quantities={quantity > 0 ? { guide: quantity } : {}}
      few={5}
      change={change}
    />
  </VenueMoneyProvider>
)

test('an event without add-ons has no list of them, one that is looked at only those that wait', () => {
  const words = (props: OfferedProps) => {
    cleanup()
    return render(inWords(<Offered {...props} />)).container.textContent
  }
  const map = { ...guide, id: 'map', name: 'Map' }
  expect(words({ addOns: [] })).toBe('')
  expect(words({ addOns: [], added: false })).toBe('')
  expect(words({ addOns: [guide, map], added: false })).toBe('')
  expect(words({ addOns: [guide, map], added: false, quantity: 1 })).toBe(
    'Pocket guide will be added with your tickets.',
  )
})

test('an add-on tells how many of it are chosen: all that it is sold in, or none', () => {
  const change = vi.fn()
  const { rerender } = render(
    inWords(<Offered addOns={[{ ...guide, left: null, terms: three }]} change={change} />),
  )
  fireEvent.click(screen.getByRole('checkbox'))
  rerender(
    inWords(<Offered addOns={[{ ...guide, left: null, terms: three }]} quantity={3} change={change} />),
  )
  fireEvent.click(screen.getByRole('checkbox'))
  expect(change.mock.calls).toEqual([
    ['reef', 'guide', 3],
    ['reef', 'guide', 0],
  ])
})

/** The times in sight, and the button behind them. */
const timesInSight = () => [
  screen.queryAllByRole('radio').length,
  ...screen.queryAllByRole('button', { name: /: Reef Walk$/ }).map(button => button.textContent),
]

test.each<[string, Partial<OrderEvent>, unknown[], unknown[]]>([
  ['none', { slots: [] }, [0], [0]],
  ['five', { slots: times(5) }, [5], [5]],
  ['six', { slots: times(6) }, [5, '+1 more...'], [6]],
  ['three at a time', { slots: times(9), timesAtOnce: 3 }, [3, 'Show more times'], [8, 'Show more times']],
  ['all at once', { slots: times(9), timesUnfolded: true }, [9], [9]],
  ['folded', { slots: times(9), timesFolded: true }, [1, 'Change Time'], [5, 'Change Time']],
  [
    'folded, three at a time',
    { slots: times(9), timesFolded: true, timesAtOnce: 3 },
    [1, 'Change Time'],
    [3, 'Change Time'],
  ],
  ['folded and unfolded', { slots: times(9), timesFolded: true, timesUnfolded: true }, [9], [9]],
])('of %s times these are in sight, and these after more are asked for', (_, event, before, after) => {
  show({ ...event })
  expect(document.activeElement).toBe(document.body)
  expect(timesInSight()).toEqual(before)
  const [button] = screen.queryAllByRole('button', { name: /: Reef Walk$/ })
  if (button) expect(fireEvent.click(button)).toBe(false)
  expect(timesInSight()).toEqual(after)
  if (button) expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10:00' }))
})

test('without a chosen time more times give the focus to the first that can be had', () => {
  const slots = [slot('09:00', 0), ...times(8)]
  const event = anEvent({ slots, timesAtOnce: 3 })
  render(inWords(<Page event={event} choice={{ ...chosen(), slotId: null }} />))
  fireEvent.click(screen.getByRole('button', { name: 'Show more times: Reef Walk' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10:00' }))
})

test.each([
  [{ slots: times(7) }, '10:00 – 16:00'],
  [{ slots: times(5) }, null],
  [{ slots: [slot('10:00')], timesFolded: true }, null],
])('first and last time of %j stand above where not all are in sight', (event, range) => {
  show(event)
  expect(document.querySelector(`.${styles.range}`)?.textContent ?? null).toBe(range)
})

const NOTICES: [string, Partial<OrderEvent>, string | null, string[]][] = [
  ['plenty', {}, '10:00', []],
  ['few seats', { slots: [slot('10:00', 5)] }, '10:00', ['5 tickets remaining']],
  ['no time chosen', {}, null, ['Tickets are currently unavailable.']],
  ['the time that was wanted is gone', { missingTime: '09:00' }, null, ['09:00']],
  ['times that could not be read', { slots: [], timesUnread: true }, null, []],
  ['members only', { mayBuy: false }, '10:00', ['You must have a valid membership to purchase.']],
]
test.each(NOTICES)('with %s the block says so and sells accordingly', (_, event, slotId, sentence) => {
  const { container } = render(inWords(<Page event={anEvent(event)} choice={{ ...chosen(), slotId }} />))
  const lines = [...container.querySelectorAll(`.${noticeLine}`)].map(each => each.textContent)
  expect(lines).toEqual(sentence.map(words => expect.stringContaining(words)))
  const isSold = event.mayBuy !== false && (slotId !== null || 'missingTime' in event)
  expect(screen.queryAllByRole('spinbutton')).toHaveLength(isSold ? 2 : 0)
})

test.each([
  ['10:00', 1],
  [null, 1],
] as const)('what is wrong with the order is said once, with the time %s', (slotId, times) => {
  const event = anEvent()
  render(inWords(<Page event={event} choice={{ ...chosen(), slotId }} problems={['Something else.']} />))
  expect(screen.getAllByText('Something else.')).toHaveLength(times)
})

test('general admission is called that, an event with a time is not', () => {
  show({ admission: 'generalAdmission' })
  expect(screen.getByText('General Admission')).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByText('General Admission')).toBeNull()
})

test.each(['/orders/pier/tickets', undefined])('the way back from another date is %s', cancelHref => {
  render(inWords(<Page event={anEvent({ mode: 'selected' })} cancelHref={cancelHref} />))
  expect(screen.queryByRole('link', { name: 'Cancel Change' })?.getAttribute('href')).toBe(cancelHref)
})

test.each([
  [{}, null, ['$12']],
  [{ price: 900, forMembers: true }, null, ['$12', 'Regular price $12 ', '$9', 'Member price']],
  [{ description: 'From 13 years' }, 'From 13 years', ['$12']],
])('a ticket with %j shows its price and no more', (about, description, prices) => {
  show({ priceLists: { day: [{ ...ticketType('adult', 'Adult'), ...about }] } })
  const row = quantity('Adult').closest('li') as HTMLElement
  expect(row.querySelector(`.${rowStyles.description}`)?.textContent ?? null).toBe(description)
  const parts = [...row.querySelectorAll(`.${priceStyles.price} > *`)].map(each => each.textContent)
  expect(parts).toEqual(prices)
})

test('a row is described by its own notice and by that of its group, and by none where there is none', () => {
  const described = (name: string) =>
    (quantity(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(id => document.getElementById(id)?.textContent)
  show()
  expect(described('Adult')).toEqual([])
  cleanup()
  show({ limits: [aRule(), groupOf(6)] }, chosen({ adult: 5, child: 2 }))
  const own = 'Ticket Limit per order (Event): 4 more. Please edit your order.'
  const group = 'Ticket Limit per order (Event): 6 combined per event: Adult, Child. Please edit your order.'
  expect(described('Adult')).toEqual([own, group])
  expect(described('Child')).toEqual([group])
})
