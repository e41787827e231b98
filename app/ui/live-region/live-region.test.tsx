import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { announce, LiveRegion } from '#app/ui/live-region/live-region.tsx'

afterEach(cleanup)

const regions = () => [screen.getByRole('status').textContent, screen.getByRole('alert').textContent]

test('what is announced is read in a pause, or at once where it is urgent, and the same words again', () => {
  render(<LiveRegion />)
  expect(regions()).toEqual(['', ''])
  act(() => announce('Total $18'))
  expect(regions()).toEqual(['Total $18', ''])
  const before = screen.getByText('Total $18')
  act(() => announce('Total $18'))
  expect(screen.getByText('Total $18')).not.toBe(before)
  act(() => announce('Sold out', 'assertive'))
  expect(regions()).toEqual(['', 'Sold out'])
})
