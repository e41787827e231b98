import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import { anEvent, open } from '#tests/builders/order-screen.tsx'
import type { OrderCombo } from '../items/combo/combo-model.ts'

beforeEach(agree)
afterEach(() => {
  cleanup()
  forgetMeasuring()
})

const DATE = '2026-11-21'
const eventAt = (id: string, { time, minutes }: { time: string; minutes: number }) => ({
  ...anEvent(id, `The ${id}`),
  minutes,
  priceLists: { usual: anEvent(id, '').priceLists.day ?? [] },
  slots: [{ id: `${id}-slot`, date: DATE, time, label: time, availableSeats: 9, prices: 'usual' }],
})
const two = (slotId: string, adult = 2) => ({ slotId, quantities: { adult }, retail: {} })
const DAY = {
  events: [eventAt('reef', { time: '10:00', minutes: 60 }), eventAt('dome', { time: '13:10', minutes: 30 })],
  choices: { reef: two('reef-slot'), dome: two('dome-slot') },
}
const walk = (time: string) => ({
  id: 'walk',
  name: 'Night Walk',
  picture: null,
  shortDescription: '',
  offer: { time, from: 900, left: 9 },
  plan: {
    minutes: 45,
    starts: [{ id: 'w', date: DATE, time, availableSeats: 9 }],
    personTypeIds: ['adult'],
  },
  mode: 'view',
  detailHref: '/walk',
  removed: false,
})

const lines = () =>
  [...(screen.queryByRole('region', { name: 'Your day' })?.querySelectorAll('li') ?? [])].map(line =>
    (line.textContent ?? '').replace(/\u202f/g, ' '),
  )

test('two visits make a day: when, what, for how many, and what is free between them', async () => {
  await open(null, DAY)
  expect(lines()).toEqual([
    '10:00 am – 11:00 amThe reef2 tickets$20Change',
    '2 hrs free · 10 min to walk',
    '1:10 pm – 1:40 pmThe dome2 tickets$20Change',
  ])
})

test('nobody is told to walk within one place', async () => {
  await open(null, { ...DAY, events: DAY.events.map(event => ({ ...event, places: ['hall'] })) })
  expect(lines()[1]).toBe('2 hrs 10 min free')
})

test('visits of two days are days', async () => {
  const dome = eventAt('dome', { time: '13:10', minutes: 30 })
  const slots = dome.slots.map(slot => ({ ...slot, date: '2026-11-22' }))
  await open(null, { ...DAY, events: [DAY.events[0]!, { ...dome, slots }] })
  expect(screen.getByRole('region', { name: 'Your days' }).querySelectorAll('ol')).toHaveLength(2)
})

test('one visit is no day, and neither are two of which one has no tickets', async () => {
  await open(null, { ...DAY, choices: { ...DAY.choices, dome: two('dome-slot', 0) } })
  expect(lines()).toEqual([])
})

test('visits that exclude each other say so once', async () => {
  await open(null, {
    ...DAY,
    events: [
      eventAt('reef', { time: '10:00', minutes: 60 }),
      eventAt('dome', { time: '10:30', minutes: 30 }),
    ],
  })
  expect(lines()).toEqual([
    '10:00 am – 11:00 amThe reef2 ticketsNo other time on this day$20ChangeOverlaps with The dome (10:30 am – 11:00 am)',
    '10:30 am – 11:00 amThe dome2 ticketsNo other time on this day$20Change',
  ])
})

test('of visits that exclude each other one press takes the next time that goes with the rest', async () => {
  const dome = eventAt('dome', { time: '10:30', minutes: 30 })
  const later = ['10:45', '13:10'].map(time => ({ ...dome.slots[0]!, id: time, time, label: time }))
  await open(null, {
    ...DAY,
    events: [eventAt('reef', { time: '10:00', minutes: 60 }), { ...dome, slots: [...dome.slots, ...later] }],
  })
  const block = within(screen.getByRole('region', { name: 'The dome' }))
  expect(block.getByText('Overlaps with The reef (10:00 am – 11:00 am)', { exact: false })).toBeTruthy()
  fireEvent.click(block.getByRole('button', { name: 'Move to 13:10' }))
  expect(lines()).toEqual([
    '10:00 am – 11:00 amThe reef2 tickets$20Change',
    '2 hrs free · 10 min to walk',
    '1:10 pm – 1:40 pmThe dome2 tickets$20Change',
  ])
  expect(block.queryByRole('button', { name: /^Move to/ })).toBeNull()
})

test('in the line of the day each visit of a clash moves by one press, where another time goes with the rest', async () => {
  const dome = eventAt('dome', { time: '10:30', minutes: 30 })
  const later = { ...dome.slots[0]!, id: '13:10', time: '13:10', label: '13:10' }
  await open(null, {
    ...DAY,
    events: [eventAt('reef', { time: '10:00', minutes: 60 }), { ...dome, slots: [...dome.slots, later] }],
  })
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  expect(day.getAllByText('No other time on this day')).toHaveLength(1)
  fireEvent.click(day.getByRole('button', { name: 'Move to 13:10: The dome' }))
  expect(day.queryByText('No other time on this day')).toBeNull()
  expect(day.queryByRole('button', { name: /^Move to/ })).toBeNull()
})

test.each([
  ['11:30', ['Night Walk 11:30 am · from $9 · 9 left']],
  ['10:30', []],
  ['15:00', []],
])(
  'what begins at %s and fits between them stands there with a button, else below: %j',
  async (time, words) => {
    await open(null, { ...DAY, suggestions: [walk(time)] })
    const gap = lines()[1] ?? ''
    expect(words.every(each => gap.includes(each))).toBe(true)
    const buttons = screen
      .getByRole('region', { name: 'Your day' })
      .querySelectorAll<HTMLButtonElement>('button[value="add:walk"]')
    expect(buttons).toHaveLength(words.length)
    expect(document.querySelectorAll('button[value="add:walk"]')).toHaveLength(1)
  },
)

test('an amount is written alike in the day and in what is offered below it', async () => {
  const halves = {
    ...walk('15:00'),
    id: 'halves',
    name: 'Half Price',
    offer: { time: '15:00', from: 950, left: 9 },
  }
  await open(null, { ...DAY, suggestions: [walk('11:30'), halves] })
  expect(lines()[1]).toContain('from $9.00')
  expect(lines()[0]).toContain('$20.00')
  expect(screen.getByText(/from \$9\.50/)).toBeTruthy()
})

test('what has no seat for all who come is not offered', async () => {
  const full = walk('11:30')
  const plan = { ...full.plan, starts: full.plan.starts.map(start => ({ ...start, availableSeats: 1 })) }
  await open(null, { ...DAY, suggestions: [{ ...full, plan }] })
  expect(lines()[1]).toBe('2 hrs free · 10 min to walk')
})

/** A combo of the two visits. */
const aCombo = (): OrderCombo => ({
  key: 'day out~1',
  comboTemplateId: 'day',
  name: 'The Day',
  picture: null,
  detailHref: '/events/pier/detail/day',
  saving: null,
  date: DATE,
  hasChoice: false,
  offer: { type: 'fixedPrice', priceSplit: 'each', prices: [], memberDiscounts: [] },
  types: [{ id: 'adult', name: 'Adult', description: '', maximum: null }],
  inOrder: false,
  even: true,
  visits: DAY.events.map(({ id, name, minutes, dateText, slots }) => ({
    ...{ id, name, minutes, dateText, slots, picture: null, places: [] },
    perPerson: 1,
    priceLists: { usual: { adult: 1200 } },
    alone: { usual: { adult: 1200 } },
  })),
  limits: [],
  limitWords: 'sentence',
  nextDay: null,
  mayBuy: true,
  addOns: { inventoryAddOns: [] },
  added: true,
  settled: false,
  edited: false,
  dayText: 'Saturday',
})

const comboDay = (quantities: Record<string, number>) => ({
  events: [],
  choices: {},
  combos: [aCombo()],
  comboChoices: { 'day out~1': { slots: { reef: 'reef-slot', dome: 'dome-slot' }, quantities } },
})

/** The two visits of a combo, the second of which can begin at four as well. */
const clashOfCombo = () => {
  const combo = aCombo()
  const [first, second] = combo.visits
  const at = (time: string) => ({ ...second!.slots[0]!, id: `dome-${time}`, time, label: time })
  return {
    ...comboDay({ adult: 2 }),
    combos: [{ ...combo, visits: [first!, { ...second!, slots: [at('10:30'), at('16:00')] }] }],
    comboChoices: {
      'day out~1': { slots: { reef: 'reef-slot', dome: 'dome-10:30' }, quantities: { adult: 2 } },
    },
  }
}

test('each visit of a clash within a combo moves by one press, or says that its day has no other time', async () => {
  await open(null, clashOfCombo())
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  expect(day.getAllByText('No other time on this day')).toHaveLength(1)
  expect(lines().slice(0, 2)).toEqual([
    'The Day2 ticketsChange',
    expect.stringContaining('The reefNo other time on this day'),
  ])
  fireEvent.click(day.getByRole('button', { name: 'Move to 16:00: The dome' }))
  expect(day.queryByText(/^Overlaps with/)).toBeNull()
  expect(lines().at(-1)).toContain('4:00 pm – 4:30 pmThe dome')
})

test('an event that clashes with a visit of a combo says so at its times, and moves by one press', async () => {
  const walk = eventAt('walk', { time: '10:15', minutes: 45 })
  const later = { ...walk.slots[0]!, id: 'walk-late', time: '15:00', label: '15:00' }
  await open(null, {
    ...comboDay({ adult: 2 }),
    events: [{ ...walk, slots: [...walk.slots, later] }],
    choices: { walk: two('walk-slot') },
  })
  expect(
    screen.getByText('Overlaps with The reef (10:00 am – 11:00 am)', {
      exact: false,
      selector: '[role=status] *',
    }),
  ).toBeTruthy()
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  fireEvent.click(day.getByRole('button', { name: 'Move to 15:00: The walk' }))
  expect(day.queryByText(/^Overlaps with/)).toBeNull()
})

test.each([
  ['right below its line and each other', [], 1],
  ['parted by another visit', ['11:10'], 2],
])('the visits of a combo name it once where they stand %s', async (_, times, count) => {
  const walks = times.map(time => eventAt('walk', { time, minutes: 20 }))
  const choices = Object.fromEntries(walks.map(({ id }) => [id, two(`${id}-slot`)]))
  await open(null, { ...comboDay({ adult: 2 }), events: walks, choices })
  expect(lines().filter(line => line.includes('The Day'))).toHaveLength(count)
})

test('the line of a combo says what it saves', async () => {
  const atTwenty = { ...aCombo().offer, prices: [{ personTypeId: 'adult', price: 2050 }] }
  await open(null, { ...comboDay({ adult: 2 }), combos: [{ ...aCombo(), offer: atTwenty }] })
  expect(lines().filter(line => line.includes('Save $7'))).toEqual([expect.stringContaining('The Day')])
})

test('each visit of the day leads to its block, those of a combo by the line above them', async () => {
  await open(null, {
    ...comboDay({ adult: 2 }),
    events: [eventAt('walk.1', { time: '15:00', minutes: 45 })],
    choices: { 'walk.1': two('walk.1-slot') },
  })
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  const focusAfter = day.getAllByRole('button', { name: /^Change/ }).map(change => {
    fireEvent.click(change)
    return document.activeElement?.getAttribute('aria-labelledby')
  })
  expect(focusAfter.map(id => document.getElementById(id ?? '')?.textContent)).toEqual([
    'The Day',
    'The walk.1',
  ])
})

test.each([
  ['two people', { adult: 2 }, true],
  ['as many as it has tickets for, by visit', { 'reef:adult': 1, 'dome:adult': 9 }, true],
  ['more than have a seat', { 'reef:adult': 1, 'dome:adult': 10 }, false],
])('what fits between the visits of a combo is offered to %s: %j', async (_, quantities, isOffered) => {
  await open(null, { ...comboDay(quantities), suggestions: [walk('11:30')] })
  expect(lines()[2]?.includes('Night Walk') ?? false).toBe(isOffered)
})
