import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import type { AddressLists } from '#app/session/address-lists.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { DonationBlock } from './donation-block.tsx'
import type { GiftErrors, GiftPage } from './donation-model.ts'
import { useGift } from './use-gift.ts'
import { useGiftParts } from './use-gift-parts.ts'

afterEach(cleanup)

const option = {
  description: '',
  picture: null,
  price: 0,
  suggestedAmounts: [],
  minimumAmount: 100,
  maximumAmount: 100_000,
}
const page: GiftPage = {
  options: [
    {
      ...option,
      id: 'gift',
      inventoryId: 'gift',
      name: 'A gift',
      type: 'donation',
      suggestedAmounts: [2500],
    },
    { ...option, id: 'plank', inventoryId: 'plank', name: 'A plank', type: 'fixedDonation', price: 5000 },
  ],
  style: { decimal: '.', digits: 2 },
  funds: ['Old boats', 'New roof'],
  campaigns: [],
  appeals: [],
  questions: [],
  extended: true,
  country: 'US',
  lists: { countries: null, states: null },
  others: [],
  gift: { choice: { chosen: '', typed: '' }, detail: { ...EMPTY_DETAIL, donationFundName: 'Old boats' } },
}

const second = { id: 'B', name: 'A second gift', quantity: 1, amount: 700 }

const Order = ({ errors = {}, others = [] }: { errors?: GiftErrors; others?: GiftPage['others'] }) => {
  const { gift, changeGift } = useGift({ gift: page.gift, isSending: false })
  const parts = useGiftParts({ ...page, others }, gift)
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <DonationBlock
        page={{ ...page, others }}
        gift={gift}
        errors={errors}
        change={changeGift}
        tenantId="pier"
        alone={false}
      />
      <output>{parts.map(part => `${part.when} ${part.lines[0]?.amount}`).join()}</output>
    </VenueMoneyProvider>
  )
}

const NO_LISTS: AddressLists = { countries: null, states: null }

/** The block on a page whose server answers with these lists for a country. */
function show({
  lists = () => NO_LISTS,
  errors,
  others,
}: {
  lists?: (country: string) => AddressLists
  errors?: GiftErrors
  others?: GiftPage['others']
} = {}) {
  const router = createMemoryRouter([
    { path: '/', element: inWords(<Order errors={errors} others={others} />) },
    {
      path: '/orders/pier/address-lists',
      loader: ({ request }) => lists(new URL(request.url).searchParams.get('country') ?? ''),
    },
  ])
  render(<RouterProvider router={router} />)
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = (name: string | RegExp) => fireEvent.click(radio(name))
const press = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const summary = () => screen.getByRole('status').textContent
const HONOR = /in honor or in memory/
const LETTER = /Send a letter/

test('[ORD-068] [ORD-309] the block invites to give, nothing being chosen', () => {
  show()
  const block = within(screen.getByRole('region', { name: 'Make a donation' }))
  expect(block.getByText('We appreciate any amount you can give!')).toBeTruthy()
  expect(block.getByRole('radio', { name: '$25' })).toBeTruthy()
  expect(block.getByRole('radio', { name: /A plank/ })).toBeTruthy()
  expect(
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name, checked }) => name === 'donation' && checked),
  ).toEqual([])
})

test('[ORD-317] a further donation of the order is named, summed and has its own Remove Item', () => {
  show({ others: [second] })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Item: A second gift' })
  expect([button.textContent, button.name, button.value]).toEqual(['Remove Item', 'intent', 'drop-gift:B'])
  expect(summary()).toContain('700')
})

test('[ORD-308] a donor is named, anonymous or a corporation; a gift is in honor or in memory of somebody', () => {
  show()
  const types = ['In my name', 'Anonymous', 'As a corporation'].map(name => radio(name).value)
  expect(types).toEqual(['self', 'anonymous', 'corporation'])
  expect(['In honor of', 'In memory of'].map(name => radio(name).value)).toEqual([
    'In honor of',
    'In memory of',
  ])
})

test('[ORD-179] honor starts as in honor of', () => {
  show()
  choose('$25')
  press(HONOR)
  expect(radio('In honor of').checked).toBe(true)
  type('Honoree first name', 'Ada')
  expect(summary()).toBe('In honor of Ada 2500')
  choose('In memory of')
  expect(summary()).toBe('In memory of Ada 2500')
})

test('[ORD-180] [ORD-181] what is switched off is empty when it is switched on again', () => {
  show()
  press(HONOR)
  type('Honoree first name', 'Ada')
  press(LETTER)
  type('City', 'New York')
  press(LETTER)
  press(LETTER)
  expect([field('City').value, field('Honoree first name').value]).toEqual(['', 'Ada'])
  press(HONOR)
  press(HONOR)
  expect(field('Honoree first name').value).toBe('')
})

test('[ORD-183] switching from a fixed gift takes it and its price out of the order', () => {
  show()
  choose(/A plank/)
  expect(summary()).toBe(' 5000')
  choose('Other amount')
  expect(summary()).toBe('')
  type('Amount', '$1,000')
  expect(summary()).toBe(' 100000')
  choose('No donation')
  expect(summary()).toBe('')
})

const places = (country: string): AddressLists => ({
  countries: [
    { value: 'US', label: 'United States' },
    { value: 'CA', label: 'Canada' },
    { value: 'IE', label: 'Ireland' },
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
  const state = await screen.findByRole('textbox', { name: 'State' })
  fireEvent.change(state, { target: { value: 'Kerry' } })
  expect(field('State').value).toBe('Kerry')
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

test('a sentence about a field stands at that field', () => {
  show({ errors: { 'donation.dedicationFirstName': 'Please enter a first name' } })
  const id = field('Honoree first name').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Please enter a first name')
  expect(field('Honoree last name').getAttribute('aria-invalid')).toBeNull()
})
