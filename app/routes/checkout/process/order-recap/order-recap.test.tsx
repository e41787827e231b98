import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { OrderRecap } from './order-recap.tsx'

afterEach(cleanup)

const show = (applied: number) => {
  const used = { digits: '2500', applied, remaining: 0, outstanding: 6290 - applied }
  const certificate = { used } as Parameters<typeof OrderRecap>[0]['page']['certificate']
  const page = { lines: [], due: 6290 - applied, taxes: [], coupons: null, certificate }
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
  expect(show(1000)).toMatch(/2500.*-\$10/)
})

test('one with nothing left pays nothing, and is no line that says "No charge"', () => {
  expect(show(0)).toBeUndefined()
})
