import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { CHANNEL, type OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'
import { openCardFrame } from '#app/gateways/payments/test/frame/card-frame.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { PaymentStep } from './payment-step.tsx'

const GATEWAY = 'http://gateway.example'
const FIELDS = ['number', 'expMonth', 'expYear', 'cvc'] as const

afterEach(() => {
  cleanup()
  document.getElementById('gateway')?.remove()
  vi.unstubAllGlobals()
})

/** The gateway's fields as its page has them, in this document: frames of another origin are nothing to happy-dom. */
function drawGateway() {
  const gateway = document.createElement('div')
  gateway.id = 'gateway'
  gateway.innerHTML = FIELDS.map(field => `<input id="${field}"><p id="${field}-error"></p>`).join('')
  document.body.append(gateway)
}

/** Greets the page for the frame that it has opened, and hands what it answers to the script of the gateway. */
async function connect() {
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found?.contentWindow) throw new Error('There is no frame yet')
    return found
  })
  const source = frame.contentWindow
  const toGateway = (data: OpenMessage, _origin: string, ports: MessagePort[]) =>
    void window.dispatchEvent(
      new MessageEvent('message', { data, ports, origin: window.location.origin, source: window.parent }),
    )
  Object.assign(source!, { postMessage: toGateway })
  openCardFrame(window.location.origin)
  const data = { channel: CHANNEL, type: 'ready' }
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: GATEWAY, source }))
  })
}

/** The payment step with the gateway's fields on it; gives the forms that were sent. */
async function show(refused: Record<string, string> = {}) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  drawGateway()
  const sent: Record<string, FormDataEntryValue>[] = []
  const page = {
    open: 'payment',
    done: [],
    contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phoneNumber: '212 555 0101' },
    coupons: null,
    certificate: null,
    address: { country: 'US' },
    addressFields: [],
    needsCard: true,
    card: null,
    brands: [],
    layout: 'steps',
    contactForm: { name: 'parts', phone: true },
    expiry: 'parts',
    due: 1800,
    cardPlace: { kind: 'frame', url: `${GATEWAY}/card-frame` },
    cardFailed: 'Please try again.',
  } as unknown as CheckoutPage
  const answer = { notice: null, errors: refused, editOrder: false, blocked: false }
  const router = createMemoryRouter([
    {
      path: '/',
      element: inWords(
        <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
          <PaymentStep page={page} number={1} total={2} answer={answer} />
        </VenueMoneyProvider>,
      ),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        return null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await connect()
  return sent
}

const CARD = { number: '4242424242424242', expMonth: '7', expYear: '2031', cvc: '123' }

function type(card: Partial<typeof CARD>) {
  for (const [field, value] of Object.entries({ ...CARD, ...card }))
    (document.getElementById(field) as HTMLInputElement).value = value
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
const announcement = () =>
  Object.fromEntries(
    FIELDS.flatMap(field => {
      const words = document.getElementById(`${field}-error`)?.textContent
      return words ? [[field, words]] : []
    }),
  )

test.each([
  ['CHK-183', 'number', '4'.repeat(13), 'Please enter a valid credit card number'],
  ['CHK-183', 'number', '4242 4242 4242 4x', 'Please enter a valid credit card number'],
  ['CHK-185', 'cvc', '12', 'Invalid CVC code'],
  ['CHK-185', 'cvc', '12a', 'Invalid CVC code'],
  ['CHK-186', 'expMonth', '', 'Please enter a valid expiration month'],
  ['CHK-186', 'expMonth', 'x', 'Please enter a valid expiration month'],
  ['CHK-189', 'expYear', '31', 'Please enter a valid expiration year'],
  ['CHK-189', 'expYear', '203x', 'Please enter a valid expiration year'],
])(
  '[%s] a card whose %s is %j is told at the field and brings no token',
  async (_id, field, value, sentence) => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const sent = await show()
    type({ [field]: value })
    press()
    await waitFor(() => expect(announcement()).toEqual({ [field]: sentence }))
    await waitFor(() => expect(sent).toMatchObject([{ cardRefused: 'yes' }]))
    expect(fetched).not.toHaveBeenCalled()
  },
)

test.each([
  ['number', 'number'],
  ['cvc', 'cvc'],
  ['exp_month', 'expMonth'],
  ['exp_year', 'expYear'],
])(
  '[CHK-290] a token that is refused for its %s marks %s with the words of the provider',
  async (param, field) => {
    vi.stubGlobal('fetch', async () => ({
      json: async () => ({ error: { param, message: 'No, says the bank' } }),
    }))
    await show()
    type({})
    press()
    await waitFor(() => expect(announcement()).toEqual({ [field]: 'No, says the bank' }))
  },
)

test.each([
  ['CHK-277', 'number'],
  ['CHK-278', 'cvc'],
  ['CHK-279', 'expMonth'],
  ['CHK-279', 'expYear'],
])('[%s] what the server says of %s stands in the field of the gateway', async (_id, field) => {
  await show({ [field]: 'The bank said no' })
  await waitFor(() => expect(announcement()).toEqual({ [field]: 'The bank said no' }))
})
