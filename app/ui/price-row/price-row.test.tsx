import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/price-row/price-row.css.ts'
import { PriceRow, type PriceRowProps, PriceRows } from '#app/ui/price-row/price-row.tsx'

afterEach(cleanup)

const { withPicture: pictured, description, price, control, notice } = styles
const BOXES = Object.entries({ pictured, description, price, control, notice })

test.each<[string, Partial<PriceRowProps>, string[]]>([
  ['a name alone', {}, []],
  ['a picture', { picture: <i /> }, ['pictured']],
  ['a description', { description: 'From 13 years' }, ['description']],
  ['a price', { price: '$18' }, ['price']],
  ['a control', { control: <input /> }, ['control']],
  ['a notice', { notice: 'Two left' }, ['notice']],
])('a row with %s has no empty box', (_, about, boxes) => {
  const { container } = render(
    <PriceRows label="Tickets">
      <PriceRow name="Adult" {...about} />
    </PriceRows>,
  )
  const drawn = BOXES.filter(([, name]) => container.getElementsByClassName(name).length > 0)
  expect(drawn.map(([box]) => box)).toEqual(boxes)
  expect(screen.getByRole('list', { name: 'Tickets' }).textContent).toContain('Adult')
})
