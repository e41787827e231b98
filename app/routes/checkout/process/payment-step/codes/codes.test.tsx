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

function show(taken: Pick<CheckoutPage, 'coupons' | 'certificate'>, errors: Record<string, string> = {}) {
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <Codes page={taken as CheckoutPage} errors={errors} />
    </VenueMoneyProvider>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, action: () => null }])} />)
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

type PageCodes = Pick<CheckoutPage, 'coupons' | 'certificate'>
const isUnfolded = (taken: Partial<PageCodes>, errors: Record<string, string> = {}) => {
  cleanup()
  show({ coupons: COUPONS, certificate: CERTIFICATE, ...taken }, errors)
  return document.querySelector('details')?.open
}
const used = { digits: '1999', applied: 500, remaining: 1500, outstanding: 0 }

test.each<[string, Partial<PageCodes>, Record<string, string>, boolean]>([
  ['nothing typed', {}, {}, false],
  ['a coupon typed', { coupons: { ...COUPONS, typed: 'SPRING' } }, {}, true],
  ['a coupon in use', { coupons: { ...COUPONS, used: [{ code: 'SPRING', discount: 100 }] } }, {}, true],
  ['a certificate typed', { certificate: { ...CERTIFICATE, typed: 'GIFT-1' } }, {}, true],
  ['a certificate in use', { certificate: { ...CERTIFICATE, used } }, {}, true],
  ['a coupon refused', {}, { coupon: 'No' }, true],
  ['a certificate refused', {}, { giftCard: 'No' }, true],
  ['something else refused', {}, { email: 'No' }, false],
])('with %s the codes are unfolded or not', (_, taken, errors, isOpen) => {
  expect(isUnfolded(taken, errors)).toBe(isOpen)
  for (const sentence of Object.values(errors))
    expect(screen.queryAllByText(sentence)).toHaveLength(errors.email ? 0 : 1)
})

test.each<[string, Partial<PageCodes>, Record<string, string>, boolean | undefined]>([
  ['nothing typed', {}, {}, false],
  ['a coupon typed', { coupons: { ...COUPONS, typed: 'SPRING' } }, {}, false],
  ['a certificate typed', { certificate: { ...CERTIFICATE, typed: 'GIFT-1' } }, {}, true],
  ['a certificate refused', {}, { giftCard: 'No' }, true],
  ['a certificate in use', { certificate: { ...CERTIFICATE, used } }, {}, undefined],
  ['no coupons taken', { coupons: null }, {}, undefined],
])('of two fields the certificate’s is folded behind its word: %s', (_, taken, errors, isOpen) => {
  show({ coupons: COUPONS, certificate: CERTIFICATE, ...taken }, errors)
  expect(document.querySelector<HTMLDetailsElement>('details details')?.open).toBe(isOpen)
})

test.each([
  [COUPONS, 1],
  [{ ...COUPONS, used: [{ code: 'SPRING', discount: 100 }] }, 0],
  [{ ...COUPONS, many: true, used: [{ code: 'SPRING', discount: 100 }] }, 1],
])('of a venue with %j there is a field for the next coupon: %i', (coupons, fields) => {
  show({ coupons, certificate: null })
  expect(screen.queryAllByLabelText('Coupon code')).toHaveLength(fields)
  const removing = screen.queryAllByRole('button', { name: /SPRING/, hidden: true })
  expect(removing.map(button => button.getAttribute('value'))).toEqual(
    coupons.used.map(({ code }) => `couponRemove:${code}`),
  )
})

test.each([
  [0, '$15'],
  [1, '$0.01'],
])('a certificate in use says what is left of it, or (%i) what is still to pay', (outstanding, amount) => {
  show({ coupons: null, certificate: { ...CERTIFICATE, used: { ...used, outstanding } } })
  const words = document.querySelector('details')?.textContent ?? ''
  expect([words.includes('$5'), words.includes(amount)]).toEqual([true, true])
  expect(words.includes('$15') && words.includes('$0.01')).toBe(false)
})

test('a certificate in use is named by its last digits, as a coupon is by its code', () => {
  show({ coupons: null, certificate: { ...CERTIFICATE, used } })
  expect(screen.getByText(/applied/).textContent).toContain('Gift certificate ending in 1999: $5 applied')
})

test.each([null, 0, 2500])('the balance of a certificate is told where it is known: %s', balance => {
  show({ coupons: null, certificate: { ...CERTIFICATE, balance } })
  const field = screen.getByLabelText('Gift certificate number')
  const hint = field.getAttribute('aria-describedby')
  const words = hint && document.getElementById(hint)?.textContent
  expect(words?.includes(balance === 0 ? '$0' : '$25') ?? null).toBe(balance === null ? null : true)
})

test('Enter in a code’s field presses the button beside it, any other key does not', () => {
  show({ coupons: COUPONS, certificate: null })
  const field = screen.getByLabelText('Coupon code')
  const pressed: string[] = []
  document.addEventListener('click', event => pressed.push((event.target as HTMLButtonElement).value), {
    once: true,
  })
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  expect(pressed).toEqual([])
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(pressed).toEqual(['coupon'])
})
