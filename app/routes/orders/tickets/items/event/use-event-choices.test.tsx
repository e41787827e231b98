import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choices } from './event-model.ts'
import { useEventChoices } from './use-event-choices.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const start: Choices = {
  reef: { slotId: '10:00', quantities: { adult: 1 }, retail: {} },
  dome: { slotId: '11:00', quantities: {}, retail: {} },
}
const openOrder = () =>
  renderHook(
    ({ version, choices = start, isSending = false }) =>
      useEventChoices({ choices, settledBy: [version], isSending }),
    { initialProps: { version: 1 } as { version: number; choices?: Choices; isSending?: boolean } },
  )
const adults = { eventId: 'reef', ticketTypeId: 'adult', isRetail: false }

test('a change touches its own event only', () => {
  const { result } = openOrder()
  act(() => result.current.change.quantity(adults, 3))
  act(() => result.current.change.quantity({ ...adults, isRetail: true }, 2))
  expect(result.current.choices.reef).toEqual({
    slotId: '10:00',
    quantities: { adult: 3 },
    retail: { adult: 2 },
  })
  expect(result.current.choices.dome).toBe(start.dome)
})

test('what is chosen stays while the page learns newer seats and limits, and is settled by a newer cart', () => {
  const { result, rerender } = openOrder()
  act(() => result.current.change.slot('dome', '12:00'))
  rerender({ version: 1, choices: { ...start } })
  expect(result.current.choices.dome?.slotId).toBe('12:00')
  rerender({ version: 2, choices: start })
  expect(result.current.choices.dome?.slotId).toBe('11:00')
})

test('what is changed while a press is on its way outlives the answer, also when the page is loaded again after it', () => {
  const { result, rerender } = openOrder()
  act(() => result.current.change.quantity(adults, 2))
  rerender({ version: 1, isSending: true })
  act(() => result.current.change.quantity(adults, 3))
  const typed: Choices = { ...start, reef: { ...start.reef!, quantities: { adult: 2 } } }
  rerender({ version: 2, choices: typed, isSending: true })
  expect(result.current.choices.reef?.quantities.adult).toBe(3)
  expect(result.current.isAsSettled).toBe(true)
  act(() => result.current.change.slot('dome', '12:00'))
  rerender({ version: 3, choices: typed, isSending: false })
  expect(result.current.choices).toMatchObject({
    reef: { quantities: { adult: 3 } },
    dome: { slotId: '12:00' },
  })
  expect(result.current.summed).toBe(result.current.choices)
})

test('what was changed while a press was on its way goes with an event that is gone, and is settled by the next cart', () => {
  const { result, rerender } = openOrder()
  rerender({ version: 1, isSending: true })
  act(() => result.current.change.quantity(adults, 3))
  rerender({ version: 2, choices: { dome: start.dome! } })
  expect(result.current.choices).toEqual({ dome: start.dome })
  rerender({ version: 3, choices: start })
  expect(result.current.choices).toBe(start)
})

test('an event that nothing was chosen for begins with nothing', () => {
  const { result } = openOrder()
  act(() => result.current.change.quantity({ ...adults, eventId: 'night' }, 1))
  expect(result.current.choices.night).toEqual({ slotId: null, quantities: { adult: 1 }, retail: {} })
})

test('[ORD-295] a press is answered at once, the sum follows 10 ms later', () => {
  vi.useFakeTimers()
  const { result, rerender } = openOrder()
  act(() => result.current.change.quantity(adults, 3))
  act(() => void vi.advanceTimersByTime(9))
  expect(result.current.choices.reef?.quantities.adult).toBe(3)
  expect(result.current.summed.reef?.quantities.adult).toBe(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.summed).toBe(result.current.choices)
  act(() => result.current.change.quantity(adults, 5))
  rerender({ version: 2, choices: start })
  expect(result.current.summed).toBe(start)
})
