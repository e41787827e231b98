import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import type { Captcha, CheckoutAnswer, CheckoutPage } from '#app/routes/checkout/process/checkout-model.ts'
import { CompleteForm } from '#app/routes/checkout/process/review-step/complete-form.tsx'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

/** By an algorithm that no browser knows. */
const parameters = { algorithm: 'none', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }
const CANNOT = { kind: 'altcha', challenge: { parameters }, formToken: 'form.1' } as const

export const recaptcha: Captcha = {
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
export function show({
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
  const terms = { href: '/legal/pier/terms', renewalHref: null, policy: [] }
  const security = captcha ? 'captcha' : '3ds'
  const page = { total, due: total, security, captcha, terms, isBackFromBank } as unknown as CheckoutPage
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

export const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /not a robot/ })

export const complete = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Order, $50' }))

export const settled = () => act(() => new Promise<void>(resolve => setTimeout(resolve)))

/** What stands in for Google's script; `person` is what its checkbox calls when it was ticked. */
export const google = {
  ready: (then: () => void) => then(),
  execute: async () => 'a score',
  render: (_: HTMLElement, { callback }: { callback: (token: string) => void }) => {
    google.person = callback
  },
  person: null as ((token: string) => void) | null,
}

type HappyWindow = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }

/** Whether scripts of other hosts arrive, or are blocked. */
export function letScriptsIn(arrives: boolean) {
  Object.assign(window, { grecaptcha: arrives ? google : undefined })
  const { settings } = (window as unknown as HappyWindow).happyDOM
  settings.handleDisabledFileLoadingAsSuccess = arrives
}

export const named = (name: string) => screen.queryByRole('button', { name })

export const tick = async () => {
  fireEvent.click(box()!)
  await screen.findByText('Checked')
}

/** What is shown while `press` is on its way, in a window that takes no part in anything else. */
export async function waiting(press: () => void, about: Parameters<typeof show>[0] = {}) {
  let release = () => {}
  show({ ...about, held: new Promise<void>(resolve => (release = resolve)) })
  if (box()) await tick()
  press()
  await waitFor(() => expect(named('Processing')).toBeTruthy())
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Processing' })
  return { dialog, release, words: dialog.textContent }
}
