import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { shownFields } from '#app/rules/checkout/billing-address.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import { short } from '#app/ui/field/input.css.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { AddressFields } from './address-fields.tsx'

afterEach(cleanup)

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'IE', label: 'Ireland' },
]
const STATES = [{ value: 'CA', label: 'California' }]
const address = {
  country: 'US',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: 'Kerry',
  zip: '',
}

type PageOptions = Partial<CheckoutPage> & {
  errors?: Record<string, string>
  elsewhere?: Partial<CheckoutPage>
}

/** The fields on a page whose server answers with `elsewhere` once another country is chosen. */
function show({ errors = {}, elsewhere = {}, ...about }: PageOptions = {}) {
  const page = {
    address,
    addressFields: [...shownFields('address')],
    requiredAddress: ['country', 'streetAddress1', 'city', 'state', 'zip'],
    countries: COUNTRIES,
    states: STATES,
    zipHint: null,
    addressOrder: addressOrder('US'),
    ...about,
  } as CheckoutPage
  const router = createMemoryRouter([
    {
      path: '/',
      element: inWords(<AddressFields page={page} errors={errors} />),
      loader: () => ({ page: { ...page, ...elsewhere } }),
    },
  ])
  render(<RouterProvider router={router} />)
}

const zip = () => screen.findByRole('textbox', { name: 'Zip/postal code' })
const names = () => [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)

test('[CHK-034] where the venue shows the address all of it is asked, otherwise the zip alone', async () => {
  show()
  expect((await zip()).classList.contains(short)).toBe(false)
  expect(names()).toEqual(['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'zip'])
  cleanup()
  show({ states: null })
  expect(await screen.findByDisplayValue('Kerry')).toBeTruthy()
  expect(names()).toEqual(['country', 'streetAddress1', 'streetAddress2', 'city', 'otherState', 'zip'])
  cleanup()
  show({ addressFields: [...shownFields('zipcode')] })
  expect((await zip()).classList.contains(short)).toBe(true)
  expect(names()).toEqual(['zip'])
})

test('[CHK-045] the country is a list when there is one, otherwise it is typed', async () => {
  show()
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect([...list.options].map(({ text }) => text)).toEqual(['Select', 'United States', 'Ireland'])
  expect(list.value).toBe('US')
  for (const countries of [null, []]) {
    cleanup()
    show({ countries })
    expect(await screen.findByRole('textbox', { name: 'Country' })).toHaveProperty('value', 'US')
  }
})

test('[CHK-046] the state is a list of the chosen country, otherwise it is typed as another state', async () => {
  show({ elsewhere: { states: null, requiredAddress: ['country', 'zip'] } })
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect([list.name, list.options[1]?.value]).toEqual(['state', 'CA'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'IE' } })
  const typed = await screen.findByRole<HTMLInputElement>('textbox', { name: /^State/ })
  expect([typed.name, typed.value, typed.required]).toEqual(['otherState', 'Kerry', false])
})

test('a sentence about a typed state stands at it', async () => {
  show({ states: null, errors: { otherState: 'Please enter a valid state' } })
  const state = await screen.findByRole('textbox', { name: /^State/ })
  expect(state.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(state.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a valid state',
  )
})

test('a sentence about one field stands at no other', async () => {
  show({ states: null, errors: { otherState: 'Please enter a valid state' } })
  await screen.findByRole('textbox', { name: /^State/ })
  const marked = () =>
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)
  expect(marked()).toEqual(['otherState'])
  cleanup()
  show({ errors: { city: 'Please enter a city' } })
  await zip()
  expect(marked()).toEqual(['city'])
})

test('another country has its own order and words, and what was typed stays in its field', async () => {
  const germany = { ...address, country: 'DE' }
  show({
    countries: [...COUNTRIES, { value: 'DE', label: 'Germany' }],
    elsewhere: { address: germany, states: null, addressOrder: addressOrder('DE') },
  })
  fireEvent.change(await zip(), { target: { value: '50667' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Köln' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'DE' } })
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Postal code' })
  expect(names()).toEqual(['country', 'streetAddress1', 'streetAddress2', 'zip', 'city', 'otherState'])
  expect(code.value).toBe('50667')
  expect(code.autocomplete).toBe('postal-code')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Köln')
})
