import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import { anEvent, CHOICES, type Model, open } from '#tests/builders/order-screen.tsx'
import { quantityField } from './items/event/event-form.ts'
import type { OrderAnswer } from './order-action.server.ts'

beforeEach(agree)
afterEach(() => {
  cleanup()
  forgetMeasuring()
})

const reef = { ...anEvent('reef', 'Reef Walk'), settled: true }
const dome = { ...anEvent('dome', 'Dome'), settled: true }
const SETTLED: Partial<Model> = { events: [reef, dome], choices: CHOICES }

const blocks = () =>
  screen
    .queryAllByRole('region', { name: /^(Reef Walk|Dome)$/ })
    .map(block => block.getAttribute('aria-labelledby'))
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Adult/ })
const sentFields = () =>
  Object.fromEntries(
    [...new FormData(document.querySelector('form')!)].filter(([name]) =>
      /^(events|combos|addOns)\./.test(name),
    ),
  )
const pressChange = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Your day' })).getByRole('button', { name: `Change ${name}` }),
  )

test('settled visits have a line of the day each and no block, and are sent as they are', async () => {
  await open(null, { ...SETTLED, addOns: { offered: {}, chosen: { reef: { guide: 2 } } } })
  expect(blocks()).toEqual([])
  expect(sentFields()).toEqual({
    'events.reef.slotId': 'ten',
    'events.reef.quantities.adult': '1',
    'addOns.reef.guide': '2',
    'events.dome.slotId': 'ten',
    'events.dome.quantities.adult': '1',
  })
})

test('Change opens the block of a visit, which has the focus, and leaves the others folded', async () => {
  await open(null, SETTLED)
  pressChange('Dome')
  expect(blocks()).toEqual(['event-dome'])
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('event-dome')
  expect(quantity().value).toBe('1')
})

test('the only visit with tickets that is left keeps its line', async () => {
  await open(null, { events: [reef, { ...dome, settled: false }], choices: { reef: CHOICES.reef } })
  expect(blocks()).toEqual(['event-dome'])
  expect(screen.queryByRole('button', { name: 'Change Reef Walk' })).not.toBeNull()
})

test.each<[why: string, model: Partial<Model>]>([
  [
    'it needs an event that is not in the order',
    { events: [{ ...reef, needs: { ids: ['deep'], names: 'Deep', onSale: [] } }, dome] },
  ],
  [
    'its day has no room any more',
    {
      events: [
        { ...reef, nextDay: { date: '2026-11-23', dateText: 'Monday', from: null, tickets: 1 } },
        dome,
      ],
    },
  ],
])('a settled visit has its block all the same where %s', async (_, model) => {
  await open(null, { ...SETTLED, ...model })
  expect(blocks()).toContain('event-reef')
})

test('settled visits that overlap are lines as others, and each line says with which', async () => {
  await open(null, {
    ...SETTLED,
    events: [
      { ...reef, minutes: 60 },
      { ...dome, minutes: 30 },
    ],
  })
  expect(blocks()).toEqual([])
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  for (const name of ['Reef Walk', 'Dome'])
    expect(day.getByText(new RegExp(`^Overlaps with ${name} \\(`))).toBeDefined()
})

const refused: OrderAnswer = {
  refusal: {
    notices: [],
    events: { dome: ['Six at most.'] },
    donation: {},
    focus: quantityField('dome', 'adult'),
  },
  typed: { events: CHOICES, combos: {}, memberships: {}, addOns: {}, donation: null },
  lists: null,
  nextDays: {},
}

test('a refused visit is unfolded, and its quantity has the focus', async () => {
  const { release } = await open(refused, SETTLED)
  fireEvent.click(screen.getByRole('button', { name: /Place Order/ }))
  release()
  await waitFor(() => expect(blocks()).toEqual(['event-dome']))
  expect(document.activeElement).toBe(quantity())
})

test('what an answer settles stays open: nothing folds while it is being chosen', async () => {
  const loaded: Partial<Model> = { ...SETTLED, events: [reef, { ...dome, settled: false }] }
  const { release } = await open(refused, loaded)
  expect(blocks()).toEqual(['event-dome'])
  loaded.events = [reef, dome]
  fireEvent.click(screen.getByRole('button', { name: /Place Order/ }))
  release()
  await waitFor(() => expect(screen.queryByText('Six at most.')).not.toBeNull())
  fireEvent.click(screen.getAllByRole('button', { name: 'Increase quantity of Adult' })[0]!)
  await waitFor(() => expect(screen.queryByText('Six at most.')).toBeNull())
  expect(blocks()).toEqual(['event-dome'])
})
