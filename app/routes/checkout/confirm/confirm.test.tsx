import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { TextProvider } from '#theme/texts/text-provider.tsx'
import { createMessages, messagesFor, type VenueTexts } from '#theme/texts/venue-texts.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { AutoRenewNotice } from './auto-renew-notice/auto-renew-notice.tsx'
import type { Confirmation, ReceiptGroup } from './confirmation-model.ts'
import { Receipt } from './receipt/receipt.tsx'
import Confirm from './route.tsx'

afterEach(cleanup)

const group = (type: ReceiptGroup['type'], name: string, amount: number): ReceiptGroup => ({
  type,
  total: amount,
  lines: [{ id: name, name, when: null, amount, parts: [{ label: `1 × ${name}`, amount }], combo: null }],
})

const anOrder = (about: Partial<Confirmation> = {}): Confirmation => ({
  tickets: [],
  cards: [],
  groups: [group('event', 'Boat Tour', 3600), group('donation', 'A plank', 5000)],
  saved: 0,
  coupons: [],
  total: 8600,
  card: { brand: 'Visa', lastFour: '4242', amount: 8600 },
  certificate: null,
  autoRenews: false,
  ...about,
})

const showReceipt = (about: Partial<Confirmation> = {}) => {
  const money = { currency: 'USD', locale: 'en-US' }
  render(
    inWords(
      <VenueMoneyProvider value={money}>
        <Receipt order={anOrder(about)} />
      </VenueMoneyProvider>,
    ),
  )
  return screen.getByRole('region', { name: 'Receipt' })
}

test('[CHK-063] each type of item stands under its name and its total; a single type needs none', () => {
  const receipt = showReceipt()
  expect(receipt.textContent).toMatch(/Tickets\$36Boat Tour.*Donations\$50A plank.*Total\$86/)
  cleanup()
  expect(showReceipt({ groups: [group('event', 'Boat Tour', 3600)] }).textContent).not.toContain('Tickets')
})

test('[CHK-056] [CHK-057] codes, certificate and what was saved are told where there are any, and not otherwise', () => {
  const receipt = showReceipt({
    coupons: ['TENOFF', 'KEEPER'],
    certificate: { digits: '4321', amount: 2000 },
    saved: 1000,
  })
  for (const words of ['Coupons applied: TENOFF, KEEPER', 'Gift certificate ending in 4321', 'You saved $10'])
    expect(receipt.textContent).toContain(words)
  cleanup()
  expect(showReceipt().textContent).not.toMatch(/Coupons|certificate|saved/)
})

const contact = { phone: { number: '(212) 555-0100', href: 'tel:2125550100' }, email: null }

test('[CHK-061] by default the notice says that the card is charged each term and whom to call to cancel', () => {
  render(inWords(<AutoRenewNotice contact={contact} termsHref="/legal/pier/terms#membership-auto-renewal" />))
  expect(screen.getByText(/your card is charged each term\. Please call the venue to cancel/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '(212) 555-0100' }).getAttribute('href')).toBe('tel:2125550100')
  expect(screen.getByRole('link', { name: 'How automatic renewal works' }).getAttribute('href')).toBe(
    '/legal/pier/terms#membership-auto-renewal',
  )
})

test('[CHK-061] the words of a venue take the place of the default', () => {
  const texts: VenueTexts = { 'confirmation-auto-renew': 'We <strong>renew</strong> it for you.' }
  const messages = createMessages({ texts, locale: 'en-US', onProblem: () => undefined })
  render(
    inWords(
      <TextProvider messages={messagesFor(['confirmation'], messages)}>
        <AutoRenewNotice contact={contact} termsHref="/terms" />
      </TextProvider>,
    ),
  )
  expect(screen.getByText('renew').closest('div')?.textContent).toBe('We renew it for you.')
  expect(screen.queryByText(/charged each term/)).toBeNull()
})

test('[CHK-064] this browser forgets the copy of the cart that was bought, and keeps one that was begun since', async () => {
  const key = 'marquee-cart:pier'
  const copyAfter = async (hasOtherCart: boolean) => {
    window.localStorage.setItem(key, '{}')
    const about = { orderNumber: '7KQ2-MX9R', order: null, sender: 'us', returnHref: '/events/pier/list' }
    const page = { tenantId: 'pier', hasOtherCart, ...about }
    const router = createMemoryRouter([{ path: '/', element: inWords(<Confirm />), loader: () => page }])
    render(<RouterProvider router={router} />)
    await screen.findByText('Order number: 7KQ2-MX9R')
    cleanup()
    return window.localStorage.getItem(key)
  }
  expect([await copyAfter(true), await copyAfter(false)]).toEqual(['{}', null])
})
