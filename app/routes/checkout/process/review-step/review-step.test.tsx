import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './review-step.css.ts'
import { ReviewStep } from './review-step.tsx'

afterEach(cleanup)

const REVIEWED = {
  steps: [],
  open: 'review',
  done: [],
  total: 7390,
  due: 7390,
  lines: [{ id: 'l1', name: 'Boat Tour', sentence: '2 tickets', visits: [], amount: 7390 }],
  deliveryEmail: '',
  hasTickets: true,
  toldOfGifts: [],
  contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phoneNumber: '' },
  card: { brand: 'Visa', lastFour: '4242' },
  terms: { href: '/legal/pier/terms', renewalHref: null, policy: [] },
  security: 'captcha',
  captcha: null,
} as unknown as CheckoutPage

function reviewed(page: Partial<CheckoutPage>) {
  const element = inWords(
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <ReviewStep page={{ ...REVIEWED, ...page }} number={3} total={3} answer={null} />
    </VenueMoneyProvider>,
  )
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element, action: () => null }])} />,
  )
  return [...container.querySelectorAll('li')].map(line => line.textContent)
}

test.each<[string, CheckoutPage['steps'], string[]]>([
  ['nor where tickets go, where a step says it', [{ name: 'ticketDelivery', number: 1 }], []],
  ['but where they go, where none does', [], ['Tickets are sent to ada@example.com']],
])('the review repeats no card that the payment shows, %s', (_, steps, expected) => {
  expect(reviewed({ steps })).toEqual(['Boat Tour2 tickets', ...expected])
})

test('a line of the order stands in the review where it stands not beside the steps', () => {
  reviewed({ layout: 'steps' })
  const line = () => document.querySelector('li')?.className
  expect(line()).toBe(styles.line)
  cleanup()
  reviewed({ layout: 'page' })
  expect(line()).toBe(styles.essential)
})

test('tickets are sent only where there are any; else a receipt is, and whoever is given something is named', () => {
  expect(reviewed({ deliveryEmail: 'door@example.com' })).toContain('Tickets are sent to door@example.com')
  cleanup()
  const gift = reviewed({ hasTickets: false, toldOfGifts: [{ name: 'Grace', email: 'grace@example.com' }] })
  expect(gift).toContain('Your receipt is sent to ada@example.com')
  expect(gift).toContain('We write to Grace at grace@example.com about your gift')
  expect(gift.join()).not.toContain('Tickets are sent')
})

test('what overlaps is said again before it is paid, with the way back to the times', () => {
  const overlaps = { sentences: ['Boat Tour (10 am) and Jelly Lab (10:30 am) overlap'], href: '/order' }
  expect(reviewed({ overlaps })[1]).toBe('Boat Tour (10 am) and Jelly Lab (10:30 am) overlapChange a time')
  expect(document.querySelector('a[href="/order"]')?.textContent).toBe('Change a time')
  cleanup()
  expect(reviewed({}).join()).not.toContain('overlap')
})

test('each line of the order stands once, a visit on a line of its own', () => {
  const line = {
    id: 'l1',
    name: 'Boat Tour',
    sentence: '2 tickets',
    visits: ['Saturday, 10 am'],
    amount: 7390,
  }
  const lines = reviewed({ lines: [line] } as unknown as Partial<CheckoutPage>)
  expect(lines).toEqual(['Boat Tour2 ticketsSaturday, 10 am', 'Tickets are sent to ada@example.com'])
})

test.each([
  ['review', 1],
  ['payment', 0],
])('while the step %s is open the order can be completed: %i', (open, count) => {
  reviewed({ open: open as CheckoutPage['open'], done: ['review'] })
  const complete = [...document.querySelectorAll('button')].filter(each => each.value === 'complete')
  expect(complete).toHaveLength(count)
})

test.each([null, '/legal/pier/terms#renewal'])(
  'the terms of a renewal are linked where there are any: %s',
  href => {
    reviewed({ terms: { href: '/legal/pier/terms', renewalHref: href, policy: [] } })
    const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
    expect(links).toEqual(['/legal/pier/terms', ...(href ? [href] : [])])
  },
)
