import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CapitalizeInput, NumericInput } from '#app/ui/field/input.tsx'

afterEach(cleanup)

const type = (value: string) => {
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(input, { target: { value } })
  return input.value
}

test('(ORD-213) the numeric input keeps digits only', () => {
  render(<NumericInput aria-label="Zip code" name="zip" />)
  expect(type('04-1o1')).toBe('0411')
})

test('(ORD-213) the capitalize input upper-cases', () => {
  render(<CapitalizeInput aria-label="Coupon" name="coupon" />)
  expect(type('autumn15')).toBe('AUTUMN15')
})
