import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[ORD-295] a tooltip shows after somebody has pointed for 300 ms', () => {
  render(
    <Tooltip words="Three digits on the back">
      <button type="button">CVC</button>
    </Tooltip>,
  )
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(299))
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('tooltip').textContent).toBe('Three digits on the back')
})
