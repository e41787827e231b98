import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { EVENT_MODES } from '#app/rules/tickets/widget-mode.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { aRule } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { Choice, OrderEvent } from '../order-model.ts'
import { useChoices } from '../use-choices.ts'
import type { OrderAddOn } from '../add-on-rows/add-on-model.ts'
import { EventBlock } from './event-block.tsx'

afterEach(cleanup)

const ticketType = (id: string, name: string) => ({
  id,
  name,
  description: '',
  price: 1200,
  retail: 1200,
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

type Shown = { event: OrderEvent; choice?: Choice; problems?: string[]; wished?: number }

/** The block as the order page holds it: what is pressed is chosen. */
const Page = ({ event, choice = chosen(), problems = [], wished }: Shown) => {
  const [start] = useState({ reef: choice })
  const { choices, change } = useChoices({ choices: start, settledBy: [], isSending: false })
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
      <EventBlock
        event={event}
        choice={choices.reef}
        problems={problems}
        fewSeats={5}
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
    ['slot:reef', '10:00'],
    ['quantity:reef:adult', '2'],
    ['retail:reef:adult', '1'],
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
  expect([atRetail.value, atRetail.name]).toEqual(['3', 'retail:reef:adult'])
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
  const said = 'Ticket Limit per order (Event): 4 more. Please edit your order.'
  render(
    inWords(
      <Page
        event={anEvent({ limits: [aRule()] })}
        choice={chosen({ adult: 5 })}
        problems={[said, 'Something else.']}
      />,
    ),
  )
  expect(screen.getAllByText(said)).toHaveLength(1)
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
  expect(container.querySelector<HTMLInputElement>('input[name="addon:reef:guide"]')?.value).toBe('1')
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
