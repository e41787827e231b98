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

test('Change opens a visit with the times of its day at once', async () => {
  const slots = ['10:00', '11:00', '12:00'].map(time => ({
    ...dome.slots[0]!,
    id: time === '10:00' ? 'ten' : time,
    time,
    label: time,
  }))
  await open(null, { ...SETTLED, events: [reef, { ...dome, slots, timesFolded: true }] })
  pressChange('Dome')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Change Time/ })).toBeNull()
})

const line = (block: Element) => block.closest('li')

test('a visit that is changed unfolds below its own line of the day, and Done folds it, with the focus on its line', async () => {
  await open(null, SETTLED)
  pressChange('Dome')
  const block = screen.getByRole('region', { name: 'Dome' })
  expect(line(block)?.textContent).toMatch(/^10:00.*Dome1 ticket/)
  expect(line(block)?.textContent).not.toContain('Reef Walk')
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Adult' }))
  fireEvent.click(within(line(block) as HTMLElement).getByRole('button', { name: 'Done: Dome' }))
  expect(blocks()).toEqual([])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Dome')
  expect(sentFields()).toMatchObject({ 'events.dome.quantities.adult': '2' })
})

test('what is changed keeps its line while it has no ticket, and folds once it has one again', async () => {
  await open(null, SETTLED)
  pressChange('Dome')
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Adult' }))
  expect(line(screen.getByRole('region', { name: 'Dome' }))?.textContent).toContain('0 tickets')
  expect(screen.queryByRole('button', { name: 'Done: Dome' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Adult' }))
  expect(screen.getByRole('button', { name: 'Done: Dome' })).toBeDefined()
})

test('a visit that the address asks for is unfolded below its line from the start', async () => {
  await open(null, { ...SETTLED, events: [reef, { ...dome, edited: true }] })
  expect(line(screen.getByRole('region', { name: 'Dome' }))).not.toBeNull()
  expect(blocks()).toEqual(['event-dome'])
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
        {
          ...reef,
          nextDay: { date: '2026-11-23', dateText: 'Monday', from: null, quietest: null, tickets: 1 },
        },
        dome,
      ],
    },
  ],
])('a settled visit has its block all the same where %s', async (_, model) => {
  await open(null, { ...SETTLED, ...model })
  expect(blocks()).toContain('event-reef')
})

test('a member is told whose prices these are, and what is free for them', async () => {
  await open(null, { ...SETTLED, memberName: 'Ada Vale' })
  expect(screen.getByText('Member prices for Ada Vale')).toBeDefined()
  cleanup()
  await open(null, { ...SETTLED, memberName: 'Ada Vale', memberFree: 'Reef: 2 of 6 left.' })
  expect(screen.getByText('Member prices for Ada Vale – Reef: 2 of 6 left.')).toBeDefined()
  cleanup()
  await open(null, { ...SETTLED, events: [{ ...reef, added: false }, dome] })
  expect(screen.queryByText(/Member prices for/)).toBeNull()
})

test('settled visits that overlap are lines as others: it is said once, and the later one takes another time by one press', async () => {
  const [slot] = reef.slots
  const later = { ...slot!, id: 'reef-late', time: '16:00', label: '4:00 pm' }
  await open(null, {
    ...SETTLED,
    events: [
      { ...reef, minutes: 60, slots: [...reef.slots, later] },
      { ...dome, minutes: 30 },
    ],
  })
  expect(blocks()).toEqual([])
  const day = within(screen.getByRole('region', { name: 'Your day' }))
  expect(day.getAllByText(/^Overlaps with /)).toHaveLength(1)
  fireEvent.click(day.getByRole('button', { name: /4:00 pm/ }))
  expect(day.queryByText(/^Overlaps with /)).toBeNull()
  expect(day.queryByRole('button', { name: /4:00 pm/ })).toBeNull()
  expect(day.getByText(/^4:00/)).toBeDefined()
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
