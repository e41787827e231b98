import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AddressForm } from '#app/pages/address-lists.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import { field, HONOR, LETTER, press, show, type } from '#tests/builders/donation-block.tsx'

afterEach(cleanup)

const places = (country: string): AddressForm => ({
  country,
  order: addressOrder(country),
  countries: [
    { value: 'US', label: 'United States' },
    { value: 'CA', label: 'Canada' },
    { value: 'IE', label: 'Ireland' },
    { value: 'JP', label: 'Japan' },
  ],
  states:
    country === 'IE'
      ? []
      : [{ value: country === 'CA' ? 'ON' : 'NY', label: country === 'CA' ? 'Ontario' : 'New York' }],
})

test('[ORD-184] [ORD-185] a chosen country brings its states; a country without any lets the state be typed', async () => {
  show({ lists: places })
  press(HONOR)
  press(LETTER)
  expect(await screen.findByRole('option', { name: 'New York' })).toBeTruthy()
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect(country().value).toBe('US')
  fireEvent.change(country(), { target: { value: 'CA' } })
  expect(await screen.findByRole('option', { name: 'Ontario' })).toBeTruthy()
  fireEvent.change(country(), { target: { value: 'IE' } })
  const state = await screen.findByRole('textbox', { name: 'County' })
  fireEvent.change(state, { target: { value: 'Kerry' } })
  expect(field('County').value).toBe('Kerry')
})

test('[ORD-185] [ORD-277] without lists country and state are typed', () => {
  show()
  press(HONOR)
  press(LETTER)
  for (const name of ['Country', 'State']) {
    type(name, 'Somewhere')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe('Somewhere')
  }
})

test('the address of a letter is asked in the order of its country, from the first field on', async () => {
  show({ lists: country => ({ ...places(country), states: [] }) })
  press(HONOR)
  press(LETTER)
  const labels = () =>
    [...document.querySelectorAll('label')]
      .map(label => label.textContent ?? '')
      .filter(label => /^(Street|City|State|Zip|Postal|Prefecture|Province)/.test(label))
  expect(labels()).toEqual(['Street address', 'City', 'State', 'Zip/postal code'])
  const country = await screen.findByRole('combobox', { name: 'Country' })
  fireEvent.change(country, { target: { value: 'JP' } })
  expect(await screen.findByText('Prefecture')).toBeTruthy()
  await waitFor(() => expect(labels()).toEqual(['Postal code', 'Prefecture', 'City', 'Street address']))
})

test('what is optional in a letter says so, the rest does not', () => {
  show()
  press(HONOR)
  press(LETTER)
  const labels = [...document.querySelectorAll('label')].map(label => label.textContent)
  const optional = labels.filter(label => label?.endsWith('(optional)'))
  expect(optional).toEqual(
    ['Message', 'Email', 'Phone', 'Address line 2'].map(label => `${label} (optional)`),
  )
  expect(field('City').required && field('Honoree first name').required).toBe(true)
})

test('a state that was typed before its list came stays in it, until another country is chosen', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  show({ lists: country => held.then(() => places(country)) })
  press(HONOR)
  press(LETTER)
  type('State', 'Nueva')
  release()
  expect(await screen.findByRole('option', { name: 'New York' })).toBeTruthy()
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect([...state.options].map(({ value }) => value)).toEqual(['', 'Nueva', 'NY'])
  fireEvent.change(state, { target: { value: 'NY' } })
  expect([...state.options].map(({ value }) => value)).toEqual(['', 'NY'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'CA' } })
  expect(state.value).toBe('')
})
