import { useActionData } from '@remix-run/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { tellPage, WALLET, WALLET_ANSWER } from '#tests/builders/wallet-sheet.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { OnePage } from './one-page.tsx'

type HappyWindow = { happyDOM: { settings: { disableIframePageLoading: boolean } } }

beforeEach(() => {
  ;(window as unknown as HappyWindow).happyDOM.settings.disableIframePageLoading = true
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** By an algorithm that no browser knows: what is sent is the token of the form. */
const parameters = { algorithm: 'none', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }
const captcha = { kind: 'altcha', challenge: { parameters }, formToken: 'form.1' }

const aPage = (about: Partial<CheckoutPage> = {}) =>
  ({
    layout: 'page',
    contactForm: { name: 'one', phone: false },
    expiry: 'one',
    open: 'payment',
    done: [],
    isKnown: false,
    contact: { firstName: '', lastName: '', email: '', phoneNumber: '' },
    address: { country: 'US', zip: '' },
    addressFields: ['zip'],
    requiredAddress: ['zip'],
    countries: null,
    states: null,
    coupons: null,
    certificate: null,
    lines: [],
    toldOfGifts: [],
    hasTickets: true,
    total: 5000,
    due: 5000,
    needsCard: false,
    card: null,
    brands: [],
    cardPlace: { kind: 'page' },
    wallet: null,
    terms: { href: '/legal/pier/terms', renewalHref: null, policy: [] },
    security: 'captcha',
    captcha,
    ...about,
  }) as unknown as CheckoutPage

/** The page before a server that answers so; gives the forms that were sent. */
function show(page: CheckoutPage, answers: (CheckoutAnswer | null)[] = []) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const Checkout = () => {
    const router = createMemoryRouter([
      {
        path: '/',
        element: inWords(
          <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
            <ActionPage page={page} />
          </VenueMoneyProvider>,
        ),
        action: async ({ request }) => {
          sent.push(Object.fromEntries(await request.formData()))
          return answers.shift() ?? null
        },
      },
    ])
    return <RouterProvider router={router} />
  }
  render(<Checkout />)
  return sent
}

const ActionPage = ({ page }: { page: CheckoutPage }) => (
  <OnePage page={page} answer={(useActionData() as CheckoutAnswer | undefined) ?? null} />
)

const complete = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Order, $50' }))
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('one press sends all that was typed as an order; the captcha was solved without a box', async () => {
  const sent = show(aPage())
  type('Email', 'ada@example.com')
  type('Name', 'Ada Lovelace')
  type('Zip/postal code', '93940')
  expect(screen.queryByRole('checkbox')).toBeNull()
  complete()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    intent: 'complete',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    zip: '93940',
    captchaToken: 'form.1',
    shownTotal: '5000',
    shownDue: '5000',
  })
})

test('a card that is wrong is no order: the rest of the form is looked at', async () => {
  const cardPlace = { kind: 'frame', url: 'http://gateway.example/card' } as const
  const sent = show(aPage({ needsCard: true, cardPlace }))
  complete()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ intent: 'payment', cardRefused: 'yes' })
})

test('whoever is known has one line, which unfolds to the fields; they are sent folded, too', async () => {
  const contact = { firstName: 'Ada', lastName: 'Moss', email: 'ada@moss.example', phoneNumber: '' }
  const sent = show(aPage({ isKnown: true, contact }))
  expect(screen.getByText('As Ada Moss, ada@moss.example')).toBeTruthy()
  expect(document.querySelector('details')?.open).toBe(false)
  complete()
  await waitFor(() => expect(sent).toMatchObject([{ email: 'ada@moss.example', name: 'Ada Moss' }]))
})

const withWallet = { needsCard: true, wallet: { kind: 'frame', url: WALLET } } as const

test('a wallet pays with what it knows: nothing is typed', async () => {
  const sent = show(aPage(withWallet))
  fireEvent.click(screen.getByRole('button', { name: 'Pay with wallet' }))
  await tellPage(WALLET_ANSWER)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    intent: 'complete',
    ...WALLET_ANSWER.payer,
    paymentToken: 'tok_w',
    lastFour: '4242',
    captchaToken: 'form.1',
    shownDue: '5000',
  })
})

test('where the form has a phone and the whole address, the sheet is asked for them too', async () => {
  const lines = ['streetAddress1', 'city', 'state', 'zip'] as const
  const contactForm = { name: 'one', phone: true } as const
  show(aPage({ ...withWallet, contactForm, addressFields: ['country', ...lines], addressOrder: [...lines] }))
  fireEvent.click(screen.getByRole('button', { name: 'Pay with wallet' }))
  const sheet = await screen.findByTitle('Pay with wallet')
  const { searchParams } = new URL(sheet.getAttribute('src') ?? '')
  expect([searchParams.get('phone'), searchParams.get('address')]).toEqual(['1', '1'])
})

/** Stripe's script as far as the buttons of wallets use it. */
function stripeWithWallets() {
  const listeners: Record<string, (event: object) => void> = {}
  const requests: object[] = []
  const element = {
    mount: () => undefined,
    destroy: () => undefined,
    on: (event: string, then: (event: object) => void) => void (listeners[event] = then),
  }
  const create = (_: string, options: object) => {
    requests.push(options)
    return element
  }
  const paymentMethod = { id: 'tok_w', card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 } }
  vi.stubGlobal('Stripe', () => ({
    elements: () => ({ create, submit: async () => ({}) }),
    createPaymentMethod: async () => ({ paymentMethod }),
  }))
  return { requests, confirm: (billingDetails: object) => listeners.confirm?.({ billingDetails }) }
}

test.each([
  [{ name: 'one', phone: true }, ['streetAddress1', 'city', 'state', 'zip'], ['831 555 0142', 'Monterey']],
  [{ name: 'one', phone: false }, ['zip'], [undefined, undefined]],
] as const)(
  'the buttons of a gateway’s script ask for what the form has (%j, %j), and the order has it',
  async (contactForm, addressParts, sentParts) => {
    const stripe = stripeWithWallets()
    const wallet = { kind: 'script', gateway: 'stripe', settings: { publishableKey: 'pk' } } as const
    const addressForm = { addressFields: [...addressParts], addressOrder: [...addressParts] }
    const sent = show(aPage({ wallet, contactForm, ...addressForm }))
    await waitFor(() => expect(stripe.requests).toMatchObject([{ phoneNumberRequired: contactForm.phone }]))
    const address = {
      country: 'US',
      postal_code: '93940',
      line1: '12 Harbor St',
      city: 'Monterey',
      state: 'CA',
    }
    stripe.confirm({ name: 'Ada Moss', email: 'ada@example.com', phone: '831 555 0142', address })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect([sent[0]?.phoneNumber, sent[0]?.city]).toEqual(sentParts)
  },
)

test('pressed on the order page, the wallet is open at once; closed, nothing is sent and the card can be typed', async () => {
  const sent = show(aPage({ ...withWallet, opensWallet: true }))
  await tellPage(null)
  await waitFor(() => expect(document.querySelector(`iframe[src^="${WALLET}"]`)).toBeNull())
  expect(sent).toEqual([])
  expect(screen.getByRole('button', { name: 'Complete Order, $50' })).toBeTruthy()
})

test('where the bank checks cards, the wallet’s is checked first, and the order follows with who pays', async () => {
  const checked = { notice: null, errors: {}, editOrder: false, blocked: false, secure: { challenge: null } }
  const sent = show(aPage({ ...withWallet, security: '3ds', captcha: null }), [checked])
  fireEvent.click(screen.getByRole('button', { name: 'Pay with wallet' }))
  await tellPage(WALLET_ANSWER)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ intent, email, paymentToken }) => [intent, email, paymentToken])).toEqual([
    ['secure', 'ada@example.com', 'tok_w'],
    ['complete', 'ada@example.com', 'tok_w'],
  ])
})

test('each line of a refused form leads to a field that is there', async () => {
  const errors = {
    email: 'Please enter a valid email',
    name: 'Please enter a name',
    number: 'Check the number',
    zip: 'Check the code',
  }
  const cardPlace = { kind: 'frame', url: 'http://gateway.example/card' } as const
  const answer = { notice: null, errors, editOrder: false, blocked: false }
  show(aPage({ needsCard: true, cardPlace }), [answer])
  complete()
  const links = await screen.findAllByRole('link', { name: /^(Email|Name|Card number|Zip\/postal code)$/ })
  const ids = links.map(link => link.getAttribute('href')?.slice(1) ?? '')
  expect(ids).toHaveLength(4)
  expect(ids.filter(id => document.getElementById(id) === null)).toEqual([])
})
