import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CapitalizeInput } from '#app/ui/field/input.tsx'

afterEach(cleanup)

const type = (value: string) => {
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(input, { target: { value } })
  return input.value
}

test('[ORD-213] the capitalize input upper-cases', () => {
  render(<CapitalizeInput aria-label="Coupon" name="coupon" />)
  expect(type('autumn15')).toBe('AUTUMN15')
})
