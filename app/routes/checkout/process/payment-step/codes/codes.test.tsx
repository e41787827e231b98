import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { Codes } from './codes.tsx'

afterEach(cleanup)

const COUPONS = { many: false, used: [], typed: '' }
const CERTIFICATE = { typed: '', balance: null, used: null }

function show(taken: Pick<CheckoutPage, 'coupons' | 'certificate'>) {
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <Codes page={taken as CheckoutPage} errors={{}} />
    </VenueMoneyProvider>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return [screen.queryByLabelText('Coupon code'), screen.queryByLabelText('Gift certificate number')].map(
    Boolean,
  )
}

test('[CHK-225] [CHK-226] a venue is asked for the codes it takes, and for no other', () => {
  expect(show({ coupons: COUPONS, certificate: CERTIFICATE })).toEqual([true, true])
  cleanup()
  expect(show({ coupons: COUPONS, certificate: null })).toEqual([true, false])
  cleanup()
  expect(show({ coupons: null, certificate: CERTIFICATE })).toEqual([false, true])
  cleanup()
  expect(show({ coupons: null, certificate: null })).toEqual([false, false])
})

test('[ORD-213] [CHK-041] a coupon is typed in capitals, whatever is pressed or pasted', () => {
  show({ coupons: COUPONS, certificate: CERTIFICATE })
  const field = screen.getByLabelText<HTMLInputElement>('Coupon code')
  fireEvent.input(field, { target: { value: 'spring-15é' } })
  expect(field.value).toBe('SPRING-15É')
  const other = screen.getByLabelText<HTMLInputElement>('Gift certificate number')
  fireEvent.input(other, { target: { value: 'gift-1' } })
  expect(other.value).toBe('gift-1')
})

test('[CHK-040] the balance of a certificate is asked, and it is used, once its number can be one', () => {
  show({ coupons: null, certificate: CERTIFICATE })
  const blocked = () =>
    ['Apply', 'Check Balance'].map(name =>
      screen.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled'),
    )
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('Gift certificate number'), { target: { value } })
  expect(blocked()).toEqual(['true', 'true'])
  type('HARBOR 1999')
  expect(blocked()).toEqual(['true', 'true'])
  type('HARBOR-1999')
  expect(blocked().map(state => state ?? 'false')).toEqual(['false', 'false'])
})
