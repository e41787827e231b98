import { useActionData } from '@remix-run/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { tellPage, WALLET, WALLET_ANSWER } from '#tests/builders/wallet-sheet.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { WalletFirst } from './wallet-first.tsx'
import { WALLET_PLACE } from './wallet-place.ts'

type HappyWindow = { happyDOM: { settings: { disableIframePageLoading: boolean } } }

beforeEach(() => {
  ;(window as unknown as HappyWindow).happyDOM.settings.disableIframePageLoading = true
})
afterEach(cleanup)

/** By an algorithm that no browser knows: what is sent is the token of the form. */
const parameters = { algorithm: 'none', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }
const captcha = { kind: 'altcha', challenge: { parameters }, formToken: 'form.1' }

const STEPS = ['ticketDelivery', 'payment', 'review'].map((name, at) => ({ name, number: at + 1 }))

const aPage = (about: Partial<CheckoutPage>) =>
  ({
    layout: 'steps',
    contactForm: { name: 'parts', phone: true },
    steps: STEPS,
    open: 'ticketDelivery',
    addressFields: ['country', 'city', 'zip'],
    total: 5000,
    due: 5000,
    wallet: { kind: 'frame', url: WALLET },
    opensWallet: false,
    keepsCard: false,
    terms: { href: '/legal/pier/terms', renewalHref: null, policy: ['Changes until a day before'] },
    security: 'captcha',
    captcha,
    ...about,
  }) as unknown as CheckoutPage

type WalletScreen = { page?: Partial<CheckoutPage>; next?: Partial<CheckoutPage>; answers?: CheckoutAnswer[] }

/** The wallet above the steps, on a page that is `next` after the first answer; gives the forms that were sent. */
function show({ page = {}, next = page, answers = [] }: WalletScreen) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const Steps = () => {
    const answer = (useActionData() as CheckoutAnswer | undefined) ?? null
    return (
      <>
        <WalletFirst page={aPage(answer ? next : page)} answer={answer} />
        <form id={OPEN_FORM}>
          <input name="coupon" defaultValue="SAVE10" />
          <input name="email" defaultValue="typed@example.com" />
        </form>
      </>
    )
  }
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <Steps />
    </VenueMoneyProvider>,
  )
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return answers.shift() ?? null
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />)
  return sent
}

const openSheet = () => fireEvent.click(screen.getByRole('button', { name: 'Pay with wallet' }))

test('above the steps a wallet places the order with what it knows, and with the code that was typed', async () => {
  const sent = show({})
  expect(screen.getByRole('link', { name: /terms/i })).toBeTruthy()
  expect(screen.getByText('Changes until a day before')).toBeTruthy()
  openSheet()
  const sheet = await screen.findByTitle('Pay with wallet')
  const { searchParams } = new URL(sheet.getAttribute('src') ?? '')
  expect(['phone', 'address', 'keeps'].map(name => searchParams.get(name))).toEqual(['1', '1', null])
  await tellPage(WALLET_ANSWER)
  await waitFor(() => expect(sent).toHaveLength(1))
  const sums = { shownTotal: '5000', shownDue: '5000' }
  const placed = {
    intent: 'complete',
    byWallet: 'yes',
    paymentToken: 'tok_w',
    coupon: 'SAVE10',
    captchaToken: 'form.1',
    ...sums,
  }
  expect(sent[0]).toMatchObject({ ...WALLET_ANSWER.payer, ...placed })
})

test('what the server has not answered stands at the wallet, and goes on from there with what it gave', async () => {
  const dead = { unanswered: true, intent: 'complete', byWallet: true } as unknown as CheckoutAnswer
  const sent = show({ answers: [dead] })
  openSheet()
  await tellPage(WALLET_ANSWER)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(again.closest(`#${WALLET_PLACE}`)).toBeTruthy()
  fireEvent.click(again)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})

const isAtWork = () => screen.getByRole<HTMLInputElement>('checkbox', { hidden: true }).checked

test('who reads the steps solves no captcha; it is solved while the wallet asks for the card', async () => {
  show({})
  await act(async () => {})
  expect(isAtWork()).toBe(false)
  openSheet()
  expect(isAtWork()).toBe(true)
})

test('a wallet that was pressed on the order page sets it to work at once', async () => {
  show({ page: { opensWallet: true } })
  await waitFor(() => expect(isAtWork()).toBe(true))
})

test('the order follows the bank’s answer, though another step is open by then', async () => {
  const checked = { notice: null, errors: {}, editOrder: false, blocked: false, secure: { challenge: null } }
  const page = { security: '3ds' as const, captcha: null }
  const next = { ...page, open: 'payment' as const, wallet: null }
  const sent = show({ page, next, answers: [checked] })
  openSheet()
  await tellPage(WALLET_ANSWER)
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['secure', 'complete']))
  expect(sent[1]).toMatchObject({ email: 'ada@example.com', paymentToken: 'tok_w' })
})

test('a wallet whose card is kept for renewals is told so', async () => {
  show({ page: { keepsCard: true } })
  openSheet()
  expect((await screen.findByTitle('Pay with wallet')).getAttribute('src')).toContain('keeps=1')
})

test('whoever went on without the wallet finds it at the payment again', () => {
  show({ page: { open: 'payment' } })
  expect(screen.getByRole('button', { name: 'Pay with wallet' })).toBeTruthy()
})

test.each([
  ['in the review', { open: 'review' as const }],
  ['where none is offered', { wallet: null }],
])('%s there is none', (_, page) => {
  show({ page })
  expect(screen.queryByRole('button', { name: 'Pay with wallet' })).toBeNull()
})

test('a wallet that was refused stands at the payment, where checkout goes on', async () => {
  const refused = { notice: 'Declined', errors: {}, editOrder: false, blocked: false }
  show({ next: { open: 'payment' }, answers: [refused] })
  openSheet()
  await tellPage(WALLET_ANSWER)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay with wallet' })).toBeTruthy())
  await act(async () => {})
  openSheet()
  expect(await screen.findByTitle('Pay with wallet')).toBeTruthy()
})
