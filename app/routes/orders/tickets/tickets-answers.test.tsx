import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agree, forgetMeasuring, reported } from '#tests/builders/measured.tsx'
import { CHOICES, open } from '#tests/builders/order-screen.tsx'
import { quantityField } from './items/event/event-form.ts'
import type { OrderAnswer } from './order-action.server.ts'
import type { OrderRefusal } from './order-model.ts'

beforeEach(agree)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetMeasuring()
})

const refusal: OrderRefusal = {
  notices: ['Ticket Limit. Please adjust before placing order'],
  events: { dome: ['Ticket Limit per order (Event): 2 more. Please edit your order.'] },
  donation: {},
  focus: quantityField('dome', 'adult'),
  isOverLimit: true,
}

const answerOf = (about: Partial<OrderRefusal>): OrderAnswer => ({
  refusal: { ...refusal, ...about },
  typed: { events: CHOICES, combos: {}, memberships: {}, addOns: {}, donation: null },
  lists: null,
  nextDays: {},
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const place = () => screen.getByRole('button', { name: /Plac(e|ing) Order/ })

const reports = (event: string) => waitFor(() => expect(reported()).toContain(`"${event}"`))

test.each([
  ['ORD-268', 'Remove Reef Walk', 'Tickets::Remove'],
  ['ORD-269', 'Remove Friend', 'Tickets::Membership::Remove'],
  ['ORD-270', 'Add More', 'Tickets::AddMore'],
])('[%s] [CHK-092] pressing %s is reported as %s', async (_, name, event) => {
  await open()
  expect(reported()).not.toContain('Tickets::')
  press(name)
  await reports(event)
})

test('[ORD-272] [CHK-092] changing a membership is reported', async () => {
  await open()
  fireEvent.click(screen.getByRole('link', { name: 'Change membership' }))
  await reports('Tickets::Membership::Change')
})

test('[ORD-271] [CHK-092] an order over a limit is reported once it was refused for that, and for nothing else', async () => {
  const { release } = await open(answerOf({}))
  press(/Place Order/)
  expect(reported()).not.toContain('Tickets::Limit::Exceeded')
  release()
  await reports('Tickets::Limit::Exceeded')
  cleanup()
  forgetMeasuring()
  agree()
  const other = await open(answerOf({ isOverLimit: false, notices: ['No'] }))
  press(/Place Order/)
  other.release()
  await screen.findByText('No')
  expect(reported()).not.toContain('Tickets::Limit::Exceeded')
})

test('[ORD-280] an order that is refused for the same once more gives the focus to its quantity once more', async () => {
  const { release } = await open(answerOf({}))
  release()
  press(/Place Order/)
  const name = () => document.activeElement?.getAttribute('name')
  await waitFor(() => expect(name()).toBe(quantityField('dome', 'adult')))
  screen.getByRole('button', { name: /Place Order/ }).focus()
  expect(name()).toBe('intent')
  press(/Place Order/)
  await waitFor(() => expect(name()).toBe(quantityField('dome', 'adult')))
})

test('[ORD-279] [ORD-280] violations are told above, at the button and at their lines, and the erring quantity gets the focus', async () => {
  const { release } = await open(answerOf({}))
  press(/Place Order/)
  release()
  expect(await screen.findByText(refusal.notices[0] ?? ''), 'ORD-279').toBeTruthy()
  const total = within(screen.getByRole('complementary', { name: 'Order summary' }))
  expect(total.getByText(/^Ticket/), 'ORD-279').toBeTruthy()
  const words = refusal.events.dome?.[0] ?? ''
  const sentenceAt = (name: string) => within(screen.getByRole('region', { name })).queryByText(words)
  expect([sentenceAt('Reef Walk'), sentenceAt('Dome')?.textContent], 'ORD-280').toEqual([null, words])
  expect(document.activeElement?.getAttribute('name'), 'ORD-280').toBe(quantityField('dome', 'adult'))
})

test('[ORD-071] [ORD-282] while an order is placed its button says so, and when that fails it is what it was', async () => {
  const { release } = await open(answerOf({ focus: null }))
  expect(place().getAttribute('aria-busy')).toBeNull()
  press(/Place Order/)
  await waitFor(() => expect(place().getAttribute('aria-busy')).toBe('true'))
  expect(screen.getAllByRole('button', { name: 'Placing Order' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Place Order/ })).toBeNull()
  release()
  await screen.findByText(refusal.notices[0] ?? '')
  await waitFor(() => expect(place().getAttribute('aria-busy')).toBeNull())
  expect(place().getAttribute('aria-disabled')).toBeNull()
})

test('a refusal that is not over a limit has no line about limits', async () => {
  const { release } = await open(answerOf({ isOverLimit: false, focus: null }))
  release()
  press(/Place Order/)
  await screen.findByText(refusal.notices[0] ?? '')
  expect(screen.queryByText('Ticket Limit.')).toBeNull()
})

test('a choice after a refusal takes its sentences away', async () => {
  const { release } = await open(answerOf({ focus: null }))
  release()
  press(/Place Order/)
  await screen.findByText(refusal.notices[0] ?? '')
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  fireEvent.click(more!)
  await waitFor(() => expect(screen.queryByText(refusal.notices[0] ?? '')).toBeNull())
  expect(screen.queryByText('Ticket Limit.')).toBeNull()
})
