import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EVENT_MODES } from '#app/rules/tickets/widget-mode.ts'
import { line as noticeLine } from '#app/ui/notice/notice.css.ts'
import { anEvent, chosen, Page, quantity, show, slot, times } from '#tests/builders/event-block.tsx'
import { aRule } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import * as styles from './event-block.css.ts'
import { quantityField, slotField } from './event-form.ts'
import type { OrderEvent } from './event-model.ts'

afterEach(cleanup)

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

test('[ORD-317] the buttons of an ordered event read Change Date, Remove and Change Time', () => {
  show({ slots: times(3), timesFolded: true }, chosen({ adult: 1 }))
  const labels = ['Change Date of Reef Walk', 'Remove Reef Walk', 'Change Time: Reef Walk'].map(
    name => screen.getByRole('button', { name }).textContent,
  )
  expect(labels).toEqual(['Change Date', 'Remove', 'Change Time'])
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
  ['few seats', { slots: [slot('10:00', 5)] }, '10:00', ['5 tickets left']],
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

test('nothing is needed for what is sold out, unless it is chosen', () => {
  const missing = { ids: ['day'], names: 'A Day at the Pier', onSale: [] }
  const event = anEvent({ slots: [slot('10:00', 0)] })
  const needs = (choice: ReturnType<typeof chosen>) => {
    render(inWords(<Page event={event} choice={choice} missing={missing} />))
    const found = screen.queryAllByText(/^For this you also need/).length
    cleanup()
    return found
  }
  expect([needs({ ...chosen(), slotId: null, quantities: {} }), needs(chosen({ adult: 2 }))]).toEqual([0, 1])
})

test('what an event needs is said with a button that adds it for as many as have chosen', () => {
  const day = { id: 'day', name: 'A Day at the Pier', prices: { adult: 3295, child: 1000 } }
  const missing = { ids: ['day', 'week'], names: 'A Day at the Pier or A Week', onSale: [day] }
  render(inWords(<Page event={anEvent()} choice={chosen({ adult: 2, child: 1 })} missing={missing} />))
  expect(screen.getByText('For this you also need A Day at the Pier or A Week.')).toBeDefined()
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Add it for 3 · $75.90: A Day at the Pier',
  })
  expect([button.name, button.value]).toEqual(['intent', 'add:day'])
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Child' }))
  expect(screen.getByRole('button', { name: 'Add it for 2 · $65.90: A Day at the Pier' })).toBeDefined()
  cleanup()
  render(inWords(<Page event={anEvent()} missing={missing} />))
  expect(screen.getByRole('button', { name: 'Add A Day at the Pier' })).toBeDefined()
  cleanup()
  render(inWords(<Page event={anEvent()} missing={{ ...missing, onSale: [] }} />))
  expect(screen.getByText('For this you also need A Day at the Pier or A Week.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Add (it|A Day)/ })).toBeNull()
})

test('what an event needs is offered for no more than the event allows: its own quantity is mended first', () => {
  const day = { id: 'day', name: 'A Day', prices: { adult: 3295 } }
  const missing = { ids: ['day'], names: 'A Day', onSale: [day] }
  const limits = [aRule({ groupMax: 6, pricePointIds: ['adult', 'child'] })]
  render(inWords(<Page event={anEvent({ limits })} choice={chosen({ adult: 7 })} missing={missing} />))
  const add = screen.getByRole('button', { name: 'Add A Day' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('no more of you than this event takes')
  expect(screen.queryByText('Up to 6 for this event in one order')).toBeNull()
  const notice = within(add.parentElement as HTMLElement)
  fireEvent.click(notice.getByRole('button', { name: 'Make it 6' }))
  expect(screen.getByRole('button', { name: 'Add it for 6 · $197.70: A Day' })).toBeDefined()
})

test('a refusal for want of another event is said once, where it is added', () => {
  const missing = { ids: ['day'], names: 'A Day', onSale: [] }
  const refused = 'Please add A Day to your order first.'
  render(
    inWords(<Page event={anEvent()} choice={chosen({ adult: 2 })} missing={missing} problems={[refused]} />),
  )
  expect(screen.getByRole('alert').textContent).toBe(refused)
  expect(screen.getAllByText(/A Day/)).toHaveLength(1)
})

test('general admission is called that, an event with a time is not', () => {
  show({ admission: 'generalAdmission' })
  expect(screen.getByText('General Admission')).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByText('General Admission')).toBeNull()
})

test('that the time of before cannot be had stands between the times and the prices, with the next one that can', () => {
  show({ slots: times(3), missingTime: '09:00' }, { slotId: null, quantities: { adult: 2 }, retail: {} })
  const sentence = screen.getByText(/^Tickets for 09:00 are not available on this day/)
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(isBefore(screen.getAllByRole('radio')[0]!, sentence)).toBe(true)
  const move = screen.getByRole('button', { name: /^Move to / })
  expect([isBefore(sentence, move), isBefore(move, quantity('Adult'))]).toEqual([true, true])
  fireEvent.click(move)
  expect(screen.queryByText(/are not available on this day/)).toBeNull()
})
