import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { aRule } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { OrderAddOn } from '../add-on/add-on-model.ts'
import { ComboBlock } from './combo-block.tsx'
import { comboAddOnsField } from './combo-form.ts'
import type { ComboOrderChoice, ComboVisit, OrderCombo } from './combo-model.ts'

afterEach(cleanup)

const type = (id: string, name: string) => ({ id, name, description: '', maximum: null })
const slot = (id: string, availableSeats = 10) => ({
  id,
  date: '2026-11-21',
  time: id,
  label: id,
  availableSeats,
  prices: 'day',
})
const visit = (id: string, about: Partial<ComboVisit> = {}): ComboVisit => ({
  id,
  name: id === 'reef' ? 'Reef Walk' : 'Dome',
  dateText: 'Saturday',
  picture: null,
  perPerson: 1,
  minutes: 0,
  places: [],
  slots: [slot('10:00')],
  priceLists: { day: { adult: 1200, child: 0 } },
  alone: { day: { adult: 1100, child: 0 } },
  ...about,
})
const aCombo = (about: Partial<OrderCombo> = {}): OrderCombo => ({
  key: 'day',
  comboTemplateId: 'day',
  name: 'The Day',
  picture: null,
  detailHref: '/events/pier/detail/day',
  saving: null,
  date: '2026-11-21',
  hasChoice: false,
  offer: {
    type: 'fixedPrice',
    priceSplit: 'each',
    prices: [{ personTypeId: 'adult', price: 1500 }],
    memberDiscounts: [],
  },
  types: [type('adult', 'Adult'), type('child', 'Child')],
  inOrder: false,
  even: true,
  visits: [visit('reef'), visit('dome')],
  limits: [],
  limitWords: 'sentence',
  nextDay: null,
  mayBuy: true,
  addOns: { inventoryAddOns: [] },
  added: false,
  settled: false,
  edited: false,
  dayText: 'Saturday',
  ...about,
})
const atTen: ComboOrderChoice = { slots: { reef: '10:00', dome: '10:00' }, quantities: {} }
const guide: OrderAddOn = {
  id: 'guide',
  name: 'Pocket guide',
  description: '',
  picture: null,
  terms: { quantityType: 'any', quantity: 1, maximum: null, priceSplit: 'each', price: 900 },
  left: 3,
  carted: 0,
}

type ComboSetup = {
  combo?: Partial<OrderCombo>
  chosen?: ComboOrderChoice
  beside?: LimitedTickets[]
  problems?: string[]
  addOns?: OrderAddOn[]
}

function show({ combo = {}, chosen = atTen, beside = [], problems = [], addOns = [] }: ComboSetup) {
  const change = { slot: vi.fn(), quantity: vi.fn() }
  render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <ComboBlock
          combo={aCombo(combo)}
          chosen={chosen}
          beside={beside}
          problems={problems}
          fewSeats={5}
          change={change}
          addOns={addOns}
          addOnQuantities={{}}
          changeAddOn={() => undefined}
        />
      </VenueMoneyProvider>,
    ),
  )
  return change
}
const steppers = () => screen.queryAllByRole('spinbutton')
const most = () => steppers().map(stepper => stepper.getAttribute('aria-valuemax'))
const actions = () =>
  [...document.querySelectorAll('header button')].map(button => button.getAttribute('aria-label'))

test('a combo of one ticket for all of it has a row for each who it is sold to', () => {
  const change = show({})
  expect(steppers().map(stepper => stepper.getAttribute('aria-label'))).toEqual(['Quantity of Adult'])
  expect(screen.getByRole('list', { name: 'The Day' }).textContent).toContain('$15')
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Adult' }))
  expect(change.quantity).toHaveBeenCalledExactlyOnceWith('day', { row: 'adult', quantity: 1 })
})

test('its head says what it saves, where it saves anything', () => {
  show({ combo: { saving: { kind: 'from', amount: 700 } } })
  expect(screen.getByRole('banner').textContent).toContain('Save $7 or more')
  cleanup()
  show({})
  expect(screen.getByRole('banner').textContent).not.toContain('Save')
})

test('with tickets its head says what just these save against what they cost this visitor alone', () => {
  show({
    combo: { saving: { kind: 'from', amount: 700 } },
    chosen: { ...atTen, quantities: { adult: 2 } },
  })
  expect(screen.getByRole('banner').textContent).toContain('Save $14')
  expect(screen.getByRole('banner').textContent).not.toContain('or more')
})

const afterReef = [
  visit('reef', { minutes: 40, slots: [slot('10:00'), slot('11:00')] }),
  visit('dome', { minutes: 20, slots: [slot('10:00'), slot('11:00'), slot('12:00')] }),
]
const closedTimes = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ name, value, disabled }) => (disabled ? [`${name.split('.').at(-1)} ${value}`] : []))

test('a combo in order offers of a later event the times after the ones before, and says why', () => {
  show({
    combo: { inOrder: true, visits: afterReef },
    chosen: { ...atTen, slots: { reef: '10:00', dome: '12:00' } },
  })
  expect(closedTimes()).toEqual(['dome 10:00'])
  expect(screen.getByText('Dome comes after Reef Walk and can begin from 10:50 am.').tagName).toBe('P')
  cleanup()
  show({
    combo: { inOrder: true, visits: afterReef },
    chosen: { ...atTen, slots: { reef: '11:00', dome: '11:00' } },
  })
  expect(closedTimes()).toEqual(['dome 10:00'])
  expect(
    screen.getByText('Dome comes after Reef Walk and can begin from 11:50 am.').closest('p, div'),
  ).not.toBeNull()
  cleanup()
  show({ combo: { visits: afterReef }, chosen: atTen })
  expect(closedTimes()).toEqual([])
  expect(screen.queryByText(/comes after/)).toBeNull()
})

test('where each event has its own tickets each has its rows, the free ones as well', () => {
  const closed = visit('dome', { priceLists: { day: { adult: -1 } } })
  show({ combo: { even: false, visits: [visit('reef'), closed] }, chosen: atTen })
  expect(within(screen.getByRole('list', { name: 'Reef Walk' })).getAllByRole('spinbutton')).toHaveLength(2)
  expect(within(screen.getByRole('list', { name: 'Dome' })).queryAllByRole('spinbutton')).toHaveLength(0)
  expect(screen.queryByRole('list', { name: 'The Day' })).toBeNull()
  cleanup()
  show({ combo: { even: false }, chosen: { slots: { dome: '10:00' }, quantities: {} } })
  expect(screen.queryByRole('list', { name: 'Reef Walk' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Dome' })).toBeTruthy()
})

test.each<[string, Partial<OrderCombo>, ComboOrderChoice, string[]]>([
  [
    'the fewest seats',
    { visits: [visit('reef'), visit('dome', { slots: [slot('10:00', 7)] })] },
    atTen,
    ['7'],
  ],
  ['two seats a person', { visits: [visit('reef', { perPerson: 2 }), visit('dome')] }, atTen, ['5']],
  ['what is chosen already', {}, { ...atTen, quantities: { adult: 4 } }, ['10']],
  ['no time', {}, { slots: {}, quantities: {} }, ['0']],
  [
    'seats of each event by itself',
    { even: false, visits: [visit('reef'), visit('dome', { slots: [slot('10:00', 7)] })] },
    { ...atTen, quantities: { 'dome:adult': 2 } },
    ['10', '10', '7', '5'],
  ],
])('as many can be had as there is room for: %s', (_, combo, chosen, seats) => {
  show({ combo, chosen })
  expect(most()).toEqual(seats)
})

test.each([true, false])(
  'tickets are offered, or it is said that a membership is needed (may buy: %s)',
  mayBuy => {
    for (const even of [true, false]) {
      show({ combo: { mayBuy, even } })
      expect(steppers().length > 0).toBe(mayBuy)
      expect(screen.queryByText('You must have a valid membership to purchase.') === null).toBe(mayBuy)
      cleanup()
    }
  },
)

test.each([
  [true, ['Change Date of The Day', 'Modify The Day', 'Remove The Day']],
  [false, ['Change Date of The Day', 'Remove The Day']],
])('its events can be chosen again where there was a choice (%s)', (hasChoice, labels) => {
  show({ combo: { hasChoice } })
  expect(actions()).toEqual(labels)
})

const TIME_GONE = 'Reef Walk is sold out for the selected time. Please change the time or remove the combo.'
const DAY_GONE = 'Reef Walk is sold out on this day.'

test.each<[string, Partial<ComboVisit>, string | null, number]>([
  ['has a time', {}, null, 1],
  ['has lost its time', { slots: [slot('12:00')] }, TIME_GONE, 1],
  ['has no times', { slots: [] }, DAY_GONE, 0],
  ['has times that could not be read', { slots: [], timesUnread: true }, null, 0],
])('an event of a combo that %s', (_, about, words, count) => {
  show({ combo: { visits: [visit('reef', about)] } })
  expect(screen.queryByText(/sold out/)?.textContent ?? null).toBe(words)
  const other = screen.queryByRole('button', { name: 'Select another date: The Day' })
  expect(other?.getAttribute('value') ?? null).toBe(words === DAY_GONE ? 'change-combo:day' : null)
  expect(screen.queryAllByRole('radio')).toHaveLength(count)
  expect(screen.getByText('Reef Walk')).toBeTruthy()
})

test.each([
  [5, null],
  [7, '+2 more...'],
])('of %i times what is out of sight is told: %s', (count, words) => {
  const slots = Array.from({ length: count }, (_, hour) => slot(`${10 + hour}:00`))
  const change = show({ combo: { visits: [visit('reef', { slots })] } })
  expect(document.querySelector('summary')?.textContent ?? null).toBe(words)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10:00' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '11:00' }))
  expect(change.slot).toHaveBeenCalledExactlyOnceWith('day', { eventId: 'reef', slotId: '11:00' })
})

test.each([
  [12, 8, '4 tickets left'],
  [12, 2, null],
])('of %i seats with %i tickets the block says %s', (seats, adult, words) => {
  const chosen = { ...atTen, quantities: { adult } }
  show({ combo: { visits: [visit('reef', { slots: [slot('10:00', seats)] })] }, chosen })
  expect(screen.queryByText(/tickets? left$/)?.textContent ?? null).toBe(words)
})

test.each([0, 1])(
  'of a chosen start with few seats and %i tickets it is said once how many are left',
  adult => {
    show({
      combo: { visits: [visit('reef', { slots: [slot('10:00', 3)] })] },
      chosen: { ...atTen, quantities: { adult } },
    })
    expect(screen.getAllByText(/left/).map(({ textContent }) => textContent)).toEqual([
      `${3 - adult} tickets left`,
    ])
  },
)

test('what is wrong with a combo stands above its events', () => {
  show({ problems: ['Choose a time'] })
  expect(screen.getByText('Choose a time')).toBeTruthy()
})

test.each<[string, ComboSetup, boolean, boolean]>([
  ['nothing beside it', {}, false, false],
  ['an add-on, not added yet', { addOns: [guide] }, true, false],
  ['an add-on, in the cart', { addOns: [guide], combo: { added: true } }, true, true],
  [
    'an add-on, with tickets',
    { addOns: [guide], chosen: { ...atTen, quantities: { adult: 1 } } },
    true,
    true,
  ],
])('a combo with %s', (_, about, isTold, isOffered) => {
  show(about)
  expect(document.querySelector(`[name="${comboAddOnsField('day')}"]`) !== null).toBe(isTold)
  expect(screen.queryByText('Pocket guide') !== null).toBe(isOffered)
})

test.each([
  ['Saturday', ['Saturday']],
  ['', ['Saturday', 'Saturday']],
])('where all visits are on %j the days that are said are %j', (dayText, days) => {
  show({ combo: { dayText } })
  expect(screen.getAllByText('Saturday').map(each => each.textContent)).toEqual(days)
})

test('more than a limit of one of its events allows is told with its numbers, and mended by one press', () => {
  const four = aRule({ eventId: 'dome', groupMax: 4, pricePointIds: ['adult', 'child'] })
  const change = show({ combo: { limits: [four] }, chosen: { ...atTen, quantities: { adult: 6 } } })
  expect(screen.getByText('Dome: 4 at most for this event in one order. You have 6.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make it 4' }))
  expect(change.quantity).toHaveBeenCalledExactlyOnceWith('day', { row: 'adult', quantity: 4 })
})

test('tickets that the order has beside it count for the limits of its events', () => {
  const four = aRule({ eventId: 'dome', groupMax: 4, pricePointIds: ['adult', 'child'] })
  const beside = [{ eventId: 'dome', personTypeId: 'adult', quantity: 3, isRetail: false }]
  show({ combo: { limits: [four] }, chosen: { ...atTen, quantities: { adult: 1 } }, beside })
  expect(most()).toEqual(['1'])
  expect(screen.getByText(/You have 4\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Make it/ })).toBeNull()
})
