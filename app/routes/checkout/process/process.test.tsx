import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, redirect } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutAnswer, CheckoutPage } from './checkout-model.ts'
import Process from './route.tsx'

type HappyWindow = { happyDOM: { settings: { disableIframePageLoading: boolean } } }

beforeEach(() => {
  ;(window as unknown as HappyWindow).happyDOM.settings.disableIframePageLoading = true
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const aPage = (about: Partial<CheckoutPage>) =>
  ({
    steps: [
      { name: 'ticketDelivery', number: 1 },
      { name: 'payment', number: 2 },
      { name: 'review', number: 3 },
    ],
    form: 'full',
    open: 'payment',
    done: ['ticketDelivery'],
    total: 0,
    due: 0,
    taxes: [],
    hold: null,
    lines: [],
    savings: { member: 0, discount: 0 },
    coupons: { many: false, used: [], typed: '' },
    certificate: null,
    deliveryEmail: 'ada@example.com',
    toldOfGifts: [],
    memberInfo: null,
    contact: { firstName: '', lastName: '', email: '', phoneNumber: '' },
    address: { country: 'US' },
    addressFields: [],
    needsCard: false,
    card: null,
    brands: [],
    layout: 'steps',
    contactForm: { name: 'parts', phone: true },
    expiry: 'parts',
    cardPlace: { kind: 'page' },
    captcha: null,
    ...about,
  }) as unknown as CheckoutPage

const cart = { id: 'c1', version: 1, templates: [], comboItems: [], expirationDate: '2026-11-21T10:00:00Z' }

type Server = {
  page?: Partial<CheckoutPage>
  errors?: Record<string, string>
  isGone?: boolean
  isInFlight?: boolean
  held?: Promise<void>
  /** cannot be reached after so many presses */
  answers?: number
  /** what it finds instead after the press of a button; null: it takes it */
  after?: Record<string, Record<string, string> | null>
}

/** Checkout before a server that finds these errors; gives the forms that were sent. */
async function show({
  page = {},
  errors = {},
  isGone,
  isInFlight,
  held,
  answers = Number.POSITIVE_INFINITY,
  after = {},
}: Server) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const answer: CheckoutAnswer = {
    notice: null,
    errors,
    editOrder: false,
    blocked: false,
    isGone,
    isInFlight,
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: inWords(
        <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
          <Process />
        </VenueMoneyProvider>,
      ),
      loader: () => ({ page: aPage(page), cart, cartError: false, tenantId: 'pier', editHref: '/order' }),
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData())
        sent.push(form)
        await held
        if (sent.length > answers) return { unanswered: true, intent: String(form.intent) }
        const found = after[String(form.intent)]
        if (found === null) return redirect('/')
        return found ? { ...answer, errors: found } : answer
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await pass(1)
  return sent
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  ['[CHK-151] [CHK-309] a coupon', 'coupon', 'Coupon code', 10],
  ['[CHK-284] [CHK-309] who pays', 'lastName', 'Last name', 100],
] as const)('%s that is wrong gets the focus: %s, %s, after %i ms', async (_, field, label, delay) => {
  const errors = { [field]: 'This is wrong', ...(field === 'coupon' ? {} : { email: 'This as well' }) }
  await show({ errors })
  fireEvent.click(button('Continue to review'))
  await pass(0)
  expect(screen.getAllByText('This is wrong').length).toBeGreaterThan(0)
  await pass(delay - 1)
  expect(document.activeElement).not.toBe(screen.getByLabelText(label))
  await pass(1)
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

const CARD_TIMEOUT = 8_000

test('a code that is refused gets the focus, whatever of the card was refused before', async () => {
  const cardPlace = { kind: 'frame', url: 'http://gateway.example/frame' } as const
  const errors = { email: 'Please enter a valid email' }
  await show({
    page: { needsCard: true, cardPlace, due: 1800, cardFailed: 'Please look at the card again' },
    errors,
    after: { coupon: { coupon: 'Invalid coupon' } },
  })
  fireEvent.click(button('Continue to review'))
  await pass(CARD_TIMEOUT)
  await pass(100)
  expect(document.querySelector('[data-invalid]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }))
  await pass(0)
  expect(screen.getByText('Invalid coupon')).toBeTruthy()
  await pass(100)
  expect(document.activeElement).toBe(screen.getByLabelText('Coupon code'))
})

const marked = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(field => field.getAttribute('name'))
const apply = async (code: string) => {
  fireEvent.input(screen.getByLabelText('Coupon code'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }))
  await pass(100)
}

test.each<[string, Record<string, string> | null, string[]]>([
  ['refused', { coupon: 'Invalid coupon' }, ['coupon']],
  ['taken', null, []],
])(
  'a code that is %s leaves marked what the form was refused for, until it is changed',
  async (_, found, own) => {
    const errors = { firstName: 'Please enter a first name', email: 'Please enter a valid email' }
    await show({ errors, after: { coupon: found } })
    fireEvent.click(button('Continue to review'))
    await pass(100)
    await apply('NOPE')
    expect(marked()).toEqual(['firstName', 'email', ...own])
    expect(screen.getByText(`Please look at ${2 + own.length} fields again`)).toBeTruthy()
    fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Ada' } })
    await apply('NEITHER')
    expect(marked()).toEqual(['email', ...own])
    fireEvent.click(button('Continue to review'))
    await pass(100)
    expect(marked()).toEqual(['firstName', 'email'])
  },
)

test('after a code that is taken the focus stays where it is', async () => {
  await show({ errors: { email: 'Please enter a valid email' }, after: { coupon: null } })
  fireEvent.click(button('Continue to review'))
  await pass(100)
  const field = screen.getByLabelText('Coupon code')
  field.focus()
  await apply('SAVE10')
  expect(document.activeElement).toBe(field)
})

test('a press without an answer leads to no field that was refused before: why there was none stays in sight', async () => {
  await show({ errors: { lastName: 'No name' }, answers: 1 })
  const press = async () => {
    fireEvent.click(button('Continue to review'))
    await pass(0)
    await pass(100)
  }
  await press()
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  button('Continue to review').focus()
  await press()
  expect(button('Try again')).toBeTruthy()
  expect(document.activeElement).toBe(button('Continue to review'))
})

test('[CHK-044] the help of the CVC shows when somebody has pointed at it for 300 ms', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
  const cardPlace = { kind: 'frame', url: 'http://gateway.example/frame' } as const
  await show({ page: { needsCard: true, cardPlace, due: 1800 } })
  fireEvent.pointerMove(button('What is the CVC?'), { pointerType: 'mouse' })
  await pass(299)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(1)
  expect(screen.getByRole('tooltip').textContent).toContain('The three digits on the back of your card')
})

test.each([
  ['delivery', { open: 'ticketDelivery', done: [] }, 'Continue'],
  ['payment', {}, 'Continue to review'],
] as const)(
  '[CHK-018] the button of %s takes no second press while the first is on its way',
  async (intent, page, name) => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const sent = await show({ page: page as Partial<CheckoutPage>, held })
    fireEvent.click(button(name))
    await pass(0)
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button(name))
    await pass(0)
    release()
    await pass(0)
    expect(sent.map(each => each.intent)).toEqual([intent])
    expect(button(name).getAttribute('aria-disabled')).not.toBe('true')
  },
)

type ProcessData = {
  page: CheckoutPage | null
  cart: object | null
  cartError: boolean
  back: { href: string; label: string }
}

async function open(loaded: Partial<ProcessData>) {
  const data = { page: null, cart: null, cartError: false, tenantId: 'pier', editHref: '/order', ...loaded }
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <Process />
    </VenueMoneyProvider>,
  )
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element, loader: () => data }])} />,
  )
  await pass(1)
  return container
}

test.each([
  [false, 0],
  [true, 1],
])(
  'where there is nothing to pay the way leads to the events; a broken order (%s) says why',
  async (cartError, alerts) => {
    const back = { href: '/events/pier/list', label: 'See all events' }
    await open({ cartError, back })
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/events/pier/list')
    expect(screen.queryByRole('button')).toBeNull()
    const words = screen.getByRole('link').textContent
    cleanup()
    await open({ cartError: !cartError, back })
    expect(screen.getByRole('link').textContent).not.toBe(words)
  },
)

const hold = { secondsLeft: 300, until: '10:45 am', expiresAt: 'then', mayExtend: true }

test.each([
  [null, [], []],
  [hold, ['Keep my tickets'], ['Held until 10:45 am']],
  [{ ...hold, secondsLeft: 0 }, ['Hold my tickets again'], []],
])('above the steps stands how long tickets are held: %j', async (held, buttons, words) => {
  await open({ page: aPage({ hold: held }), cart })
  const holds = screen.queryAllByRole('button').filter(each => each.getAttribute('value') === 'hold')
  expect(holds.map(each => each.textContent)).toEqual(buttons)
  expect(screen.queryAllByText(/^Held until/).map(each => each.textContent)).toEqual(words)
})

test('above the steps stands a wallet, first of all', async () => {
  const wallet = { kind: 'frame', url: 'http://gateway.example/wallet' } as const
  const terms = { href: '/legal/pier/terms', renewalHref: null, policy: [] }
  const container = await open({ page: aPage({ open: 'ticketDelivery', done: [], wallet, terms }), cart })
  const first = container.querySelector('section[data-state]')
  const follows = button('Pay with wallet').compareDocumentPosition(first!)
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('once its tickets are gone nothing is held, and nothing more is offered', async () => {
  const offer = { change: { kind: 'tickets' as const }, before: 4000, after: 3600, saved: 400 }
  await show({ page: { hold, offer }, isGone: true })
  const shown = () => [/^Held until/, /^Switch to single/].map(words => screen.queryAllByText(words).length)
  expect(shown()).toEqual([1, 1])
  fireEvent.click(button('Keep my tickets'))
  await pass(1)
  expect(shown()).toEqual([0, 0])
})

test('while nobody knows whether it was paid, no time runs out: what is said of it stays', async () => {
  await show({ page: { hold }, isInFlight: true })
  fireEvent.click(button('Keep my tickets'))
  await pass(1)
  expect(screen.queryAllByText(/^Held until/)).toEqual([])
})

test.each([
  [['ticketDelivery', 'payment', 'review'], 3],
  [['payment', 'review'], 2],
])('of the steps %j each is drawn once', async (names, count) => {
  const steps = names.map((name, index) => ({ name, number: index + 1 })) as CheckoutPage['steps']
  const container = await open({ page: aPage({ steps, open: 'payment' }), cart })
  const drawn = [...container.querySelectorAll('section[data-state]')]
  expect(drawn.map(step => step.getAttribute('aria-labelledby'))).toEqual(names.map(name => `step-${name}`))
  expect(drawn).toHaveLength(count)
})
