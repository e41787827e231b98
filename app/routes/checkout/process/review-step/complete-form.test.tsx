import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { CHALLENGE_DONE } from '#app/gateways/payments/card-entry/challenge-message.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { Captcha, CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import * as boxStyles from './captcha/captcha-box.css.ts'
import { CompleteForm } from './complete-form.tsx'

afterEach(() => {
  cleanup()
  document.head.querySelectorAll('script').forEach(script => script.remove())
})

const CANNOT = { kind: 'altcha', challenge: { parameters: null }, formToken: 'form.1' } as const

const recaptcha: Captcha = {
  kind: 'recaptcha',
  challenge: {
    url: 'https://google.example/recaptcha',
    siteKey: 's3',
    checkboxSiteKey: 's2',
    action: 'checkout/pier',
  },
  formToken: 'form.2',
}

/** The form before a server that takes whatever comes; gives the fields of every order that was sent. */
function show({
  captcha = CANNOT,
  answer = null,
  total = 5000,
  held,
  isBackFromBank = false,
}: {
  captcha?: Captcha | null
  answer?: CheckoutAnswer | null
  total?: number
  isBackFromBank?: boolean
  /** what the server waits for before it answers */
  held?: Promise<void>
} = {}) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const terms = { href: '/legal/pier/terms', renewalHref: null }
  const security = captcha ? 'captcha' : '3ds'
  const page = { total, due: total, security, captcha, terms, isBackFromBank } as CheckoutPage
  const router = createMemoryRouter([
    {
      path: '/',
      element: inWords(
        <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
          <CompleteForm page={page} answer={answer} />
        </VenueMoneyProvider>,
      ),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        await held
        return null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  return sent
}

const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /not a robot/ })
const complete = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Order, $50' }))
const settled = () => new Promise(resolve => setTimeout(resolve))

test('[CHK-048] the captcha is a checkbox, unless the bank checks the order', () => {
  show()
  expect(box()).toBeTruthy()
  cleanup()
  show({ captcha: null })
  expect(box()).toBeNull()
})

test('[CHK-114] the order waits for the captcha, and is sent with its token once it is done', async () => {
  const sent = show()
  complete()
  expect(await screen.findByText('Please confirm that you are not a robot')).toBeTruthy()
  expect(document.activeElement).toBe(box())
  expect(sent).toEqual([])
  fireEvent.click(box()!)
  await screen.findByText('Checked')
  complete()
  await waitFor(() =>
    expect(sent).toMatchObject([{ intent: 'complete', captchaToken: 'form.1', shownDue: '5000' }]),
  )
})

/** What stands in for Google's script; `person` is what its checkbox calls when it was ticked. */
const google = {
  ready: (then: () => void) => then(),
  execute: async () => 'a score',
  render: (_: HTMLElement, { callback }: { callback: (token: string) => void }) => {
    google.person = callback
  },
  person: null as ((token: string) => void) | null,
}

type HappyWindow = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }

/** Whether scripts of other hosts arrive, or are blocked. */
function letScriptsIn(arrives: boolean) {
  Object.assign(window, { grecaptcha: arrives ? google : undefined })
  const { settings } = (window as unknown as HappyWindow).happyDOM
  settings.handleDisabledFileLoadingAsSuccess = arrives
}

const QUESTION = 'http://venue.example:3001/gateway/test/challenge-frame?session=s1'
const bankAnswer = (url: string | null): CheckoutAnswer => ({
  notice: null,
  errors: {},
  editOrder: false,
  blocked: false,
  secure: { challenge: url ? { kind: 'frame', url } : null },
})

test('[CHK-261] where the bank checks cards it is asked first, and the order follows its consent', async () => {
  const sent = show({ captcha: null })
  complete()
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['secure']))
  cleanup()
  const after = show({ captcha: null, answer: bankAnswer(null) })
  await waitFor(() => expect(after.map(({ intent }) => intent)).toEqual(['complete']))
})

test('[CHK-308] the bank asks in a window of 400 by 320, and the order follows whatever was answered', async () => {
  const sent = show({ captcha: null, answer: bankAnswer(QUESTION) })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Secure checkout')
  expect([frame.src, frame.getAttribute('height'), frame.getAttribute('width')]).toEqual([
    QUESTION,
    '400',
    '320',
  ])
  const post = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame.contentWindow }))
  post('http://evil.example', CHALLENGE_DONE)
  post('http://venue.example:3001', { channel: 'marquee-card', type: 'done' })
  await settled()
  expect(sent).toEqual([])
  post('http://venue.example:3001', CHALLENGE_DONE)
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['complete']))
  expect(screen.queryByTitle('Secure checkout')).toBeNull()
})

test('a bank’s question that is closed sends nothing', async () => {
  const sent = show({ captcha: null, answer: bankAnswer(QUESTION) })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await settled()
  expect(screen.queryByTitle('Secure checkout')).toBeNull()
  expect(sent).toEqual([])
})

test('[CHK-113] an order whose captcha has failed is not sent, and the captcha can be tried again', async () => {
  letScriptsIn(false)
  const sent = show({ captcha: recaptcha })
  expect(document.head.querySelector('script')).toBeNull()
  fireEvent.click(box()!)
  expect(await screen.findByText('The check did not work. Please try again.')).toBeTruthy()
  complete()
  await settled()
  expect(sent).toEqual([])
  expect([box()?.checked, box()?.getAttribute('aria-invalid')]).toEqual([false, 'true'])
  letScriptsIn(true)
  fireEvent.click(box()!)
  expect(screen.queryByText('The check did not work. Please try again.')).toBeNull()
  await screen.findByText('Checked')
  complete()
  await waitFor(() => expect(sent).toMatchObject([{ captchaToken: 'a score' }]))
})

test('[CHK-114] [CHK-260] where the server is not sure the order waits for the checkbox of Google', async () => {
  const answer = { notice: null, errors: {}, editOrder: false, blocked: false, asksCheckbox: true }
  letScriptsIn(true)
  google.person = null
  const sent = show({ captcha: { ...recaptcha, formToken: 'form.3' }, answer })
  await screen.findByText('Please tick the box below as well')
  await waitFor(() => expect(google.person).toBeTruthy())
  complete()
  await settled()
  expect(sent).toEqual([])
  google.person!('a person')
  await screen.findByText('Checked')
  complete()
  await waitFor(() => expect(sent).toMatchObject([{ captchaV2Token: 'a person' }]))
  expect(sent[0]).not.toHaveProperty('captchaToken')
})

const named = (name: string) => screen.queryByRole('button', { name })
const button = () => (named('Complete Order, $50') ?? named('Processing') ?? named('Complete Order, -$0.01'))!
const tick = async () => {
  fireEvent.click(box()!)
  await screen.findByText('Checked')
}

test('[CHK-115] [CHK-110] the button says Processing while the order is sent, takes no second press, and comes back', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const sent = show({ held })
  await tick()
  complete()
  await waitFor(() => expect(named('Processing')).toBeTruthy())
  expect(named('Complete Order, $50')).toBeNull()
  fireEvent.click(button())
  fireEvent.submit(button().closest('form')!)
  await settled()
  release()
  await waitFor(() => expect(named('Complete Order, $50')).toBeTruthy())
  expect(named('Processing')).toBeNull()
  expect(sent).toHaveLength(1)
})

/** What is shown while `press` is on its way, in a window that takes no part in anything else. */
async function waiting(press: () => void, about: Parameters<typeof show>[0] = {}) {
  let release = () => {}
  show({ ...about, held: new Promise<void>(resolve => (release = resolve)) })
  if (box()) await tick()
  press()
  await waitFor(() => expect(named('Processing')).toBeTruthy())
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Processing' })
  return { dialog, release, words: dialog.textContent }
}

test('[CHK-008] [CHK-116] while the order is placed a window says so; it has nothing to press, and neither Escape nor a click beside it closes it', async () => {
  const { dialog, words, release } = await waiting(complete)
  expect(words, 'CHK-116').toBe('ProcessingPlacing order please wait...')
  expect([...dialog.querySelectorAll('button, a, input')], 'CHK-008').toEqual([])
  const byEscape = fireEvent.keyDown(dialog, { key: 'Escape' })
  const byCancel = fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect([byEscape, byCancel], 'CHK-008').toEqual([false, false])
  fireEvent.click(document.body)
  dialog.close()
  await waitFor(() => expect(dialog.open, 'CHK-008').toBe(true))
  release()
  await waitFor(() => expect(dialog.open).toBe(false))
})

test('[CHK-117] while the bank checks the card the window says that, and not that the order is placed', async () => {
  const { words, release } = await waiting(complete, { captcha: null })
  expect(words).toBe('ProcessingSecure checkout in progress, please wait...')
  release()
  await waitFor(() => expect(named('Complete Order, $50')).toBeTruthy())
})

const fix = {
  notice: 'Too late',
  errors: {},
  editOrder: true,
  blocked: false,
  fixDescription: 'Too late',
} as const

test.each([
  ['[CHK-112] [CHK-109] an order that has to be changed first', { answer: fix }],
  ['[CHK-111] [CHK-109] an order below zero', { total: -1 }],
  [
    '[CHK-109] an order that cannot be placed here',
    { answer: { ...fix, fixDescription: undefined, blocked: true } },
  ],
])('%s is not sent, by a press or by Enter', async (_why, wish) => {
  const sent = show(wish)
  await tick()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  fireEvent.submit(button().closest('form')!)
  await settled()
  expect(sent).toEqual([])
  expect(document.activeElement).not.toBe(box())
})

test('the terms are a press away', () => {
  show()
  expect(screen.getByRole('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe(
    '/legal/pier/terms',
  )
})

const fine: CheckoutAnswer = { notice: null, errors: {}, editOrder: false, blocked: false }

test.each<[string, Parameters<typeof show>[0], object]>([
  ['nothing more', {}, { folded: 1, limits: 0, tokens: 0 }],
  ['no captcha', { captcha: null }, { folded: 0, limits: 0, tokens: 0 }],
  ['a visitor who is back from the bank', { isBackFromBank: true }, { folded: 2, limits: 0, tokens: 0 }],
  ['an answer', { answer: fine }, { folded: 1, limits: 0, tokens: 0 }],
  ['a limit', { answer: { ...fine, isOverLimit: true } }, { folded: 1, limits: 1, tokens: 0 }],
])('the form with %s shows that alone, and nothing is on its way', (_, about, parts) => {
  show(about)
  expect({
    folded: document.querySelectorAll('form noscript').length,
    limits: screen.queryAllByText('Ticket Limit.').length,
    tokens: document.querySelectorAll('[name="captchaToken"]').length,
  }).toEqual(parts)
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(button().getAttribute('aria-disabled')).toBeNull()
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(screen.queryByText('Please confirm that you are not a robot')).toBeNull()
})

test('an order of nothing to pay is sent, without an id of somebody who is not measured', async () => {
  const sent = show({ total: 0 })
  const place = screen.getByRole('button', { name: /^Complete Order/ })
  expect(place.getAttribute('aria-disabled')).toBeNull()
  await tick()
  fireEvent.click(place)
  await waitFor(() => expect(sent).toMatchObject([{ shownTotal: '0', shownDue: '0', analyticsClientId: '' }]))
})

test('what is missing is said no more once the captcha is at work', async () => {
  show()
  complete()
  await screen.findByText('Please confirm that you are not a robot')
  expect(box()?.getAttribute('aria-invalid')).toBe('true')
  await tick()
  expect(screen.queryByText('Please confirm that you are not a robot')).toBeNull()
  expect([box()?.checked, box()?.getAttribute('aria-invalid')]).toEqual([true, null])
})

test('the captcha says how far it is, and shows the place of Google’s own box only while that waits', async () => {
  letScriptsIn(true)
  google.person = null
  const place = () => document.querySelector<HTMLElement>(`.${boxStyles.checkbox}`)!
  show({ captcha: { ...recaptcha, formToken: 'form.4' }, answer: { ...fine, asksCheckbox: true } })
  await screen.findByText('Please tick the box below as well')
  expect([place().hidden, box()?.checked]).toEqual([false, true])
  await waitFor(() => expect(google.person).toBeTruthy())
  google.person!('a person')
  await screen.findByText('Checked')
  expect(place().hidden).toBe(true)
  cleanup()
  show()
  expect([place().hidden, box()?.checked]).toEqual([true, false])
  expect(box()?.getAttribute('aria-describedby')).toBeNull()
})
