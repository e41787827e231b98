import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { FoldedRecap, OrderRecap } from './order-recap.tsx'

afterEach(cleanup)

const show = (applied: number) => {
  const used = { digits: '2500', applied, remaining: 0, outstanding: 6290 - applied }
  const certificate = { used } as Parameters<typeof OrderRecap>[0]['page']['certificate']
  const page = {
    lines: [],
    savings: { member: 0, discount: 0 },
    due: 6290 - applied,
    taxes: [],
    coupons: null,
    certificate,
  }
  render(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
        <OrderRecap page={page as unknown as Parameters<typeof OrderRecap>[0]['page']} />
      </VenueMoneyProvider>,
    ),
  )
  return screen.queryByText(/Gift certificate ending in 2500/)?.closest('li')?.textContent
}

test('a certificate that pays something is a line of the recap', () => {
  expect(show(1000)).toMatch(/2500.*−\$10/)
})

test('one with nothing left pays nothing, and is no line that says "No charge"', () => {
  expect(show(0)).toBeUndefined()
})

test('an order that a code makes free says so in the word of the button, beside the steps and folded', () => {
  const page = {
    lines: [],
    savings: { member: 0, discount: 0 },
    due: 0,
    taxes: [],
    coupons: null,
    certificate: null,
  }
  render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <OrderRecap page={page} />
        <FoldedRecap page={page} />
      </VenueMoneyProvider>,
    ),
  )
  expect(screen.getByText('Total').parentElement?.textContent).toBe('TotalNo charge')
  expect(document.querySelector('summary')?.textContent).toBe('Order summaryNo charge')
})

test('lines stand at the listed price, and what is off them is a line of its own, as on the order page', () => {
  const line = { id: 'reef', name: 'Reef Walk', sentence: '', visits: [], listed: 4000, paid: 3200 }
  const page = {
    lines: [line],
    savings: { member: 400, discount: 200 },
    due: 3200,
    taxes: [],
    certificate: null,
  }
  const coupons = { used: [{ code: 'TEN', discount: 200 }] }
  const { container } = render(
    inWords(
      <OrderRecap page={{ ...page, coupons } as unknown as Parameters<typeof OrderRecap>[0]['page']} />,
    ),
  )
  expect([...container.querySelectorAll('li')].map(item => item.textContent)).toEqual([
    'Reef Walk$40',
    'Member price−$4',
    'Discount−$2',
    expect.stringMatching(/TEN.*−\$2/),
  ])
  expect(screen.getByText('Total').parentElement?.textContent).toBe('Total$32')
})
