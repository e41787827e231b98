import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  MoneyList,
  useVenueCurrency,
  useVenueLocale,
  VenueMoneyProvider,
} from '#app/ui/price/money-format.tsx'
import * as styles from '#app/ui/price/price.css.ts'
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

const { before, retail, note } = styles

test.each<[PriceProps, string[], string]>([
  [{ amount: 1450 }, [], '$14.50'],
  [{ amount: 1450, retail: 1400 }, [], '$14.50'],
  [{ amount: 1450, retail: 1450 }, [], '$14.50'],
  [{ amount: 1450, retail: 1800 }, ['retail'], '$18$14.50'],
  [
    { amount: 1450, retail: 1800, retailLabel: 'Regular price $18' },
    ['retail'],
    '$18Regular price $18 $14.50',
  ],
  [{ amount: 1450, before: 'from' }, ['before'], 'from $14.50'],
  [{ amount: 1450, note: 'Member price' }, ['note'], '$14.50Member price'],
])('a price with %j has no empty part', (props, parts, words) => {
  expect(shown(props)).toBe(words)
  const drawn = Object.entries({ before, retail, note }).filter(
    ([, name]) => document.getElementsByClassName(name).length > 0,
  )
  expect(drawn.map(([part]) => part)).toEqual(parts)
  const struck = document.querySelector('s')
  // What is only struck through is read as it stands; with words of its own it is left to those.
  expect(struck?.getAttribute('aria-hidden') ?? null).toBe(props.retailLabel ? 'true' : null)
})

test('a total of nothing is an amount', () => {
  const { container } = render(
    <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
      <Money amount={0} />
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe('$0')
})

const VenueFormat = () => `${useVenueLocale()} ${useVenueCurrency()}`

test.each([
  [{}, 'en-US USD', '$12.50'],
  [{ locale: 'de-DE', currency: 'EUR' }, 'de-DE EUR', '12,50\u00a0€'],
])('with %j money is written so', (value, known, words) => {
  const { container } = render(
    <VenueMoneyProvider value={value}>
      <VenueFormat /> <Price amount={1250} />
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe(`${known} ${words}`)
})

test('a venue without a word for nothing writes the amount', () => {
  const { container } = render(
    <VenueMoneyProvider value={{}}>
      <Price amount={0} />
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe('$0')
})

test.each([
  [[3695, 700, 0], '$36.95 $7.00 No charge '],
  [[3600, 700, 0], '$36 $7 No charge '],
])('prices of %j under each other are written alike', (amounts, words) => {
  const { container } = render(
    <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
      <MoneyList amounts={amounts}>
        {amounts.map(amount => (
          <span key={amount}>
            <Price amount={amount} />{' '}
          </span>
        ))}
      </MoneyList>
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe(words)
})

test('a list within a screen that has cents has them too', () => {
  const { container } = render(
    <VenueMoneyProvider value={{}}>
      <MoneyList amounts={[3695, 700]}>
        <MoneyList amounts={[700]}>
          <Price amount={700} />
        </MoneyList>
      </MoneyList>
    </VenueMoneyProvider>,
  )
  expect(container.textContent).toBe('$7.00')
})
