import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { shownFields } from '#app/rules/checkout/billing-address.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import * as cardStyles from '../../parts/card/card-fields.css.ts'
import { CardFields } from '../../parts/card/card-fields.tsx'
import { CARD_PLACE } from '../../parts/card/card-page.ts'
import type { CardEntryState } from '../../parts/card/use-card-entry.ts'
import type { CheckoutPage } from '../checkout-model.ts'
import { WalletWays } from '../notices/wallet-ways.tsx'
import { PaymentStep } from './payment-step.tsx'

afterEach(cleanup)

const visa = { brand: 'Visa', lastFour: '4242' }

/** The step of a venue whose card is asked for on the gateway's own page. */
function show(about: Partial<CheckoutPage>) {
  const page = {
    open: 'payment',
    done: [],
    contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phoneNumber: '' },
    coupons: null,
    certificate: null,
    memberInfo: null,
    address: { country: 'US' },
    addressFields: [],
    requiredAddress: [],
    countries: null,
    states: null,
    zipHint: null,
    addressOrder: [],
    needsCard: false,
    usesSavedCard: false,
    offersSavedCard: false,
    card: null,
    brands: [],
    layout: 'steps',
    contactForm: { name: 'parts', phone: true },
    expiry: 'parts',
    due: 0,
    cardPlace: { kind: 'page' },
    hasCardPage: true,
    ...about,
  } as unknown as CheckoutPage
  const element = inWords(
    <>
      <WalletWays />
      <PaymentStep page={page} number={1} total={2} answer={null} />
    </>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const HOSTED = 'You enter your card on the page of our payment provider, which comes next.'
const FREE = 'No payment is needed for this order.'
const groups = () => screen.getAllByRole('group').map(group => group.querySelector('legend')?.textContent)
const buttons = () =>
  screen.getAllByRole('button').flatMap(button => (button as HTMLButtonElement).value || [])

test.each<[string, Partial<CheckoutPage>, string[], string[]]>([
  ['nothing to pay', {}, [FREE], ['payment']],
  ['nothing to pay and a card from before', { card: visa }, [FREE], ['payment']],
  ['a card to enter', { needsCard: true }, ['Card', HOSTED], ['payment']],
  [
    'a card that was entered',
    { needsCard: true, card: visa },
    ['Card', 'Visa ending in 4242'],
    ['change:payment', 'payment'],
  ],
  [
    'a card on file',
    { usesSavedCard: true, card: visa },
    ['Card', 'Visa ending in 4242'],
    ['cardNew', 'payment'],
  ],
  [
    'a new card instead of the one on file',
    { needsCard: true, offersSavedCard: true },
    ['Card', HOSTED, 'Use saved card'],
    ['cardSaved', 'payment'],
  ],
])('payment with %s', (_, about, words, values) => {
  show(about)
  const texts = ['Card', HOSTED, 'Visa ending in 4242', 'Use saved card', FREE]
  expect(texts.filter(each => screen.queryByText(each))).toEqual(words)
  expect(buttons()).toEqual(values)
  expect(groups()).toEqual(words.includes('Card') ? ['Contact', 'Card'] : ['Contact'])
})

test.each([
  ['without a page for the card', false, 'To pay by card, please turn on JavaScript, or call us.', 0],
  ['with one', true, HOSTED, 1],
])('at a gateway %s the visitor is told where the card is entered', (_, hasCardPage, words, count) => {
  show({ needsCard: true, hasCardPage })
  expect(screen.getByText(words)).toBeTruthy()
  expect(document.querySelectorAll('[name="scriptless"][value="yes"]')).toHaveLength(count)
})

test.each<[string, Partial<CheckoutPage>, string]>([
  ['a card that is entered on the page of the gateway', {}, HOSTED],
  ['a card that the gateway has', { card: visa }, 'Visa ending in 4242'],
])('another way than a wallet leads to %s', (_, about, words) => {
  show({ needsCard: true, ...about })
  fireEvent.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(document.activeElement?.id).toBe(CARD_PLACE)
  expect(document.activeElement?.textContent).toContain(words)
})

test.each([
  [[], ['Contact']],
  [[...shownFields('zipcode')], ['Contact']],
  [[...shownFields('address')], ['Contact', 'Billing address']],
])('with the address fields %j the groups are %j', (addressFields, legends) => {
  show({ addressFields })
  expect(groups()).toEqual(legends)
})

test.each([
  [visa, 'Ada Moss, Visa ending in 4242'],
  [null, 'Ada Moss, ada@example.com'],
])('payment that is done with %j reads %s', (card, words) => {
  show({ open: 'review', done: ['payment'], card })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByLabelText('First name')).toBeNull()
})

test.each([
  [visa, 'Visa ending in 4242'],
  [null, 'ada@example.com'],
])('payment that is done by nobody’s name with %j reads %s, without a comma before it', (card, words) => {
  const contact = { firstName: '', lastName: '', email: 'ada@example.com', phoneNumber: '' }
  show({ open: 'review', done: ['payment'], card, contact })
  expect(screen.getByText(words)).toBeTruthy()
})

const BRANDS = ['payment-brand-visa', 'payment-brand-mastercard'] as const

/** The gateway's fields, and what is known of the card that is typed there. */
function showCard({
  prefix = '',
  marks = {},
  kind = 'frame',
}: {
  prefix?: string
  marks?: object
  kind?: string
}) {
  const page = {
    expiry: 'parts',
    brands: BRANDS,
    cardPlace: { kind },
    hasCardPage: false,
  } as unknown as CheckoutPage
  const entry = { prefix, marks, usesPage: false, place: { current: null } } as unknown as CardEntryState
  const { container } = render(inWords(<CardFields page={page} entry={entry} />))
  return container
}

test.each([
  ['', 'We accept Visa Mastercard'],
  ['4242', 'We accept Visa'],
  ['5555', 'We accept Mastercard'],
])('of a card that begins with %j whoever listens hears %s, as the marks show it', (prefix, words) => {
  expect(showCard({ prefix }).querySelector(`.${hidden}`)?.textContent).toBe(words)
})

test.each([
  ['frame', {}, null, 0],
  ['frame', { number: 'No such card' }, 'true', 0],
  ['script', { number: 'No such card' }, 'true', 1],
  ['script', {}, null, 0],
])(
  'the fields of a gateway of kind %s with %j are marked, and say what is wrong where they must',
  (kind, marks, isInvalid, count) => {
    const container = showCard({ kind, marks })
    expect(container.querySelector(`.${cardStyles.place}`)?.getAttribute('data-invalid')).toBe(isInvalid)
    expect(screen.queryAllByText('No such card')).toHaveLength(count)
    expect(container.querySelectorAll('[name="scriptless"]')).toHaveLength(0)
  },
)
