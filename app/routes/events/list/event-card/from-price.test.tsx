import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { FromPrice } from './from-price.tsx'

afterEach(cleanup)

test.each([
  [{ price: null, retail: null }, ''],
  [{ price: null, retail: 1800, forMembers: true }, ''],
  [{ price: 0, retail: null }, 'No charge'],
  [{ price: 1, retail: null }, 'From $0.01'],
  [{ price: 1800, retail: null }, 'From $18'],
  [{ price: 1440, retail: 1800 }, '$18Regular price $18 From $14.40'],
  [{ price: 0, retail: 1800, forMembers: true }, '$18Regular price $18 Free for members'],
  [{ price: 1440, retail: 1800, forMembers: true }, '$18Regular price $18 Members from $14.40'],
  [{ price: 1800, retail: null, memberPrice: 1440 }, 'From $18Members from $14.40'],
  [{ price: 1800, retail: null, memberPrice: 0 }, 'From $18Free for members'],
  [{ price: 1800, retail: null, memberPrice: null }, 'From $18'],
  [{ price: null, retail: null, memberPrice: 1440 }, ''],
])('%j reads %j', (price, words) => {
  const { container } = render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <FromPrice {...price} />
      </VenueMoneyProvider>,
    ),
  )
  expect(container.textContent).toBe(words)
})
