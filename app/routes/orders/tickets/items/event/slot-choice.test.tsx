import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anEvent, chosen, Page, show, slot, times } from '#tests/builders/event-block.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { OrderEvent } from './event-model.ts'

afterEach(cleanup)

test('[ORD-297] of many times five are listed, and the rest when they are asked for', () => {
  show({ slots: times(7) })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  const tail = screen.getByRole('button', { name: '+2 more... Show 2 more times: Reef Walk' })
  expect(tail.textContent).toBe('+2 more...')
  fireEvent.click(tail)
  expect(screen.getAllByRole('radio')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: /more\.\.\./ })).toBeNull()
})

test('a time at which something else is chosen says so, at the time and once it is chosen', () => {
  const overlaps = { '11:00': 'Harbor Cruise (11:00 – 12:30)' }
  render(inWords(<Page event={anEvent({ slots: times(2) })} choice={chosen()} overlaps={overlaps} />))
  const [ten, eleven] = screen.getAllByRole<HTMLInputElement>('radio')
  const labelOf = (radio: HTMLInputElement | undefined) =>
    radio?.closest('label')?.textContent ?? radio?.parentElement?.textContent
  expect([labelOf(ten), labelOf(eleven)]).toEqual(['10:00', expect.stringMatching(/11:00.*Overlaps/)])
  expect(screen.queryByText(/^Overlaps with/)).toBeNull()
  fireEvent.click(eleven!)
  expect(screen.getByText('Overlaps with Harbor Cruise (11:00 – 12:30)')).toBeDefined()
})

test('of the last seats it says that they are yours, and that none is left for others', () => {
  show({ slots: [slot('10:00', 2), slot('11:00', 3)] }, chosen({ adult: 2 }))
  expect(screen.getByText('You have the last 2.')).toBeDefined()
  expect(screen.getByText('none left for others')).toBeDefined()
  expect(screen.getByText('3 tickets left')).toBeDefined()
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
