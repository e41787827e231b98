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

test('one visit is no day, and neither are two of which one has no tickets', async () => {
  await open(null, { ...DAY, choices: { ...DAY.choices, dome: two('dome-slot', 0) } })
  expect(lines()).toEqual([])
})

test('visits that exclude each other say so', async () => {
  await open(null, {
    ...DAY,
    events: [
      eventAt('reef', { time: '10:00', minutes: 60 }),
      eventAt('dome', { time: '10:30', minutes: 30 }),
    ],
  })
  expect(lines()).toEqual([
    '10:00 am – 11:00 amThe reef2 tickets$20ChangeOverlaps with The dome (10:30 am – 11:00 am)',
    '10:30 am – 11:00 amThe dome2 tickets$20ChangeOverlaps with The reef (10:00 am – 11:00 am)',
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
  fireEvent.click(block.getByRole('button', { name: 'Next free: 13:10' }))
  expect(lines()).toEqual([
    '10:00 am – 11:00 amThe reef2 tickets$20Change',
    '2 hrs free · 10 min to walk',
    '1:10 pm – 1:40 pmThe dome2 tickets$20Change',
  ])
  expect(block.queryByRole('button', { name: /^Next free/ })).toBeNull()
})

test.each([
  ['11:30', ['Night Walk 11:30 am · from $9 · 9 left']],
  ['10:30', []],
  ['15:00', []],
])('what begins at %s and fits between them stands there with a button: %j', async (time, words) => {
  await open(null, { ...DAY, suggestions: [walk(time)] })
  const gap = lines()[1] ?? ''
  expect(words.every(each => gap.includes(each))).toBe(true)
  const buttons = screen
    .getByRole('region', { name: 'Your day' })
    .querySelectorAll<HTMLButtonElement>('button[value="add:walk"]')
  expect(buttons).toHaveLength(words.length)
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
  date: DATE,
  hasChoice: false,
  offer: { type: 'fixedPrice', priceSplit: 'each', prices: [], memberDiscounts: [] },
  types: [{ id: 'adult', name: 'Adult', description: '', maximum: null }],
  even: true,
  visits: DAY.events.map(({ id, name, minutes, dateText, slots }) => ({
    ...{ id, name, minutes, dateText, slots },
    perPerson: 1,
    priceLists: { usual: { adult: 1200 } },
  })),
  limits: [],
  limitWords: 'sentence',
  nextDay: null,
  mayBuy: true,
  addOns: { inventoryAddOns: [] },
  added: true,
  settled: false,
  dayText: 'Saturday',
})

const comboDay = (quantities: Record<string, number>) => ({
  events: [],
  choices: {},
  combos: [aCombo()],
  comboChoices: { 'day out~1': { slots: { reef: 'reef-slot', dome: 'dome-slot' }, quantities } },
})

test('each visit of the day leads to its block, one of a combo to that of the combo', async () => {
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
  expect(lines()[1]?.includes('Night Walk') ?? false).toBe(isOffered)
})
