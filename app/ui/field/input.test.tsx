import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/field/input.css.ts'
import { CapitalizeInput, Input } from '#app/ui/field/input.tsx'

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

test.each([true, false])('a field is narrow only where it is short (%s)', short => {
  render(<Input aria-label="Zip" name="zip" short={short} />)
  expect(screen.getByRole('textbox').classList.contains(styles.short)).toBe(short)
})
