import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { Money, Price, type PriceProps } from '#app/ui/price/price.tsx'

afterEach(cleanup)

const shown = (props: PriceProps) =>
  render(
    <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
      <Price {...props} />
    </VenueMoneyProvider>,
  ).container.textContent

test.each([
  [{ amount: 1250 }, '$12.50'],
  [{ amount: 0 }, 'No charge'],
  [{ amount: 1450, retail: 1800 }, '$18$14.50'],
  [{ amount: 1800, retail: 1800 }, '$18'],
  [{ amount: 1450, before: 'from' }, 'from $14.50'],
])('the price %j reads %s', (props, words) => {
  expect(shown(props)).toBe(words)
})

test('a total of nothing is an amount', () => {
  const { container } = render(
    <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
      <Money amount={0} />
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe('$0')
})
