import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import type { AddressLists } from '#app/pages/address-lists.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import * as styles from './donation-block.css.ts'
import { DonationBlock } from './donation-block.tsx'
import type { DonationErrors, DonationPage } from './donation-model.ts'
import { useDonationEntry } from './use-donation-entry.ts'
import { useDonationParts } from './use-donation-parts.ts'
import { DONATION_CHOICE, DONATION_SHOWN, amountField, answerField, detailField } from './donation-form.ts'

afterEach(cleanup)

const option = {
  description: '',
  picture: null,
  price: 0,
  suggestedAmounts: [],
  minimumAmount: 100,
  maximumAmount: 100_000,
}
const page: DonationPage = {
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
  donation: { choice: { chosen: '', typed: '' }, detail: { ...EMPTY_DETAIL, donationFundName: 'Old boats' } },
}

const second = { id: 'B', name: 'A second gift', quantity: 1, amount: 700 }

type OrderProps = {
  errors?: DonationErrors
  others?: DonationPage['others']
  page?: Partial<DonationPage>
  alone?: boolean
}
const Order = ({ errors = {}, others = [], page: about = {}, alone = false }: OrderProps) => {
  const { entry, change } = useDonationEntry({ donation: page.donation, isSending: false })
  const shown = { ...page, others, ...about }
  const parts = useDonationParts(shown, entry)
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <DonationBlock
        page={shown}
        donation={entry}
        errors={errors}
        change={change}
        tenantId="pier"
        alone={alone}
      />
      <output>{parts.map(part => `${part.when} ${part.lines[0]?.paid}`).join()}</output>
    </VenueMoneyProvider>
  )
}

const NO_LISTS: AddressLists = { countries: null, states: null }

/** The block on a page whose server answers with these lists for a country. */
function show({
  lists = () => NO_LISTS,
  ...order
}: OrderProps & { lists?: (country: string) => AddressLists | Promise<AddressLists> } = {}) {
  const router = createMemoryRouter([
    { path: '/', element: inWords(<Order {...order} />) },
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
      .filter(({ name, checked }) => name === DONATION_CHOICE && checked),
  ).toEqual([])
})

test('[ORD-317] a further donation of the order is named, summed and has its own Remove Item', () => {
  show({ others: [second] })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Item: A second gift' })
  expect([button.textContent, button.name, button.value]).toEqual([
    'Remove Item',
    'intent',
    'drop-donation:B',
  ])
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
  show({ errors: { [detailField('dedicationFirstName')]: 'Please enter a first name' } })
  const id = field('Honoree first name').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Please enter a first name')
  expect(field('Honoree last name').getAttribute('aria-invalid')).toBeNull()
})

const [gift, plank] = page.options as [DonationPage['options'][number], DonationPage['options'][number]]
const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: '' }
/** Nothing but one amount to give. */
const BARE: Partial<DonationPage> = { options: [gift], funds: [], extended: false }
const NONE = {
  legends: ['A gift', 'Give nothing'],
  notes: [],
  pictures: 0,
  fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE, amountField({ id: 'gift' }), DONATION_CHOICE],
  columns: 0,
  folded: 0,
}
const shownParts = () => {
  const block = screen.getByRole('region', { name: 'Make a donation' })
  const texts = (selector: string) => [...block.querySelectorAll(selector)].map(each => each.textContent)
  return {
    legends: texts('legend'),
    notes: texts(`.${styles.description}, .${styles.note}`),
    pictures: block.querySelectorAll('img').length,
    fields: [...block.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name),
    columns: block.getElementsByClassName(styles.columns).length,
    folded: block.querySelectorAll('noscript').length,
  }
}

test.each<[Partial<DonationPage>, boolean, Partial<Record<keyof typeof NONE, unknown>>]>([
  [{}, false, {}],
  [{}, true, { folded: 1 }],
  [{ options: [{ ...gift, description: 'For the roof' }] }, false, { notes: ['For the roof'] }],
  [
    { options: [plank] },
    false,
    {
      legends: [expect.any(String), NONE.legends[1]],
      fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE],
    },
  ],
  [
    { options: [{ ...plank, description: 'Of oak', picture }] },
    false,
    {
      legends: [expect.any(String), NONE.legends[1]],
      fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE],
      notes: ['Of oak'],
      pictures: 1,
    },
  ],
  [
    { funds: ['Old boats'] },
    false,
    {
      legends: [...NONE.legends, expect.any(String)],
      fields: [...NONE.fields, detailField('donationFundName')],
      columns: 1,
    },
  ],
  [
    { campaigns: ['Spring'], appeals: ['Letters'] },
    false,
    {
      legends: [...NONE.legends, expect.any(String), expect.any(String)],
      fields: [...NONE.fields, detailField('donationCampaignName'), detailField('donationAppealName')],
      columns: 1,
    },
  ],
  [
    { questions: [{ id: 'why', label: 'Why?', format: 'Text', values: [] }] },
    false,
    { fields: [...NONE.fields, answerField('why')], columns: 1 },
  ],
])('a block with %j, alone (%s), asks that and nothing else', (about, alone, parts) => {
  show({ page: { ...BARE, ...about }, alone })
  expect(shownParts()).toEqual({ ...NONE, ...parts })
  expect(screen.queryByRole('switch')).toBeNull()
})

test('what is typed as an own amount stands there only as long as that is chosen', () => {
  show()
  choose('Other amount')
  type('Amount', '12')
  expect(field('Amount').value).toBe('12')
  choose('$25')
  expect(field('Amount').value).toBe('')
})

test('how a donor is named is one of three, and whom a gift honours one of two', () => {
  show()
  choose('Anonymous')
  expect([radio('Anonymous').checked, radio('In my name').checked]).toEqual([true, false])
  press(HONOR)
  choose('In memory of')
  expect([radio('In honor of').checked, radio('In memory of').checked]).toEqual([false, true])
})

test('further gifts of the order have a list only where there are some', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
  cleanup()
  show({ others: [second] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
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
