import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { anEvent, guide, Page, picture, press } from '#tests/builders/event-block.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { AddOnRows } from './add-on-block.tsx'
import { addOnField } from './add-on-form.ts'
import type { OrderAddOn } from './add-on-model.ts'

afterEach(cleanup)

test('[ORD-186] add-ons are offered with an event of the order, not with one that is only looked at', () => {
  render(inWords(<Page event={anEvent({ added: false, mode: 'view' })} wished={0} />))
  const guides = () => screen.queryByRole('spinbutton', { name: 'Quantity of Pocket guide' })
  expect(guides()).toBeNull()
  press('Adult', 1)
  expect(guides()).not.toBeNull()
  expect(screen.getByText('Only 3 left')).toBeTruthy()
})

test('[ORD-062] an add-on that a link has chosen waits for the tickets of its event, and is sent with them', () => {
  const { container } = render(inWords(<Page event={anEvent({ added: false, mode: 'view' })} wished={1} />))
  expect(screen.getByText('Pocket guide will be added with your tickets.')).toBeTruthy()
  expect(
    container.querySelector<HTMLInputElement>(`input[name="${addOnField('reef', 'guide')}"]`)?.value,
  ).toBe('1')
  press('Adult', 1)
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Pocket guide' }).value).toBe(
    '1',
  )
})

const three = { ...guide.terms, quantityType: 'exactly' as const, quantity: 3 }

test.each<[string, Partial<OrderAddOn>, number, string]>([
  ['as many as wanted', { left: null }, 0, 'Pocket guide$9spinbutton 999'],
  ['with a picture', { left: null, picture }, 0, 'picture Pocket guide$9spinbutton 999'],
  ['with a description', { left: null, description: 'In Dutch' }, 0, 'Pocket guideIn Dutch$9spinbutton 999'],
  ['some of few', { left: 5 }, 0, 'Pocket guide$9Only 5 leftspinbutton 5'],
  ['some of enough', { left: 6 }, 0, 'Pocket guide$9spinbutton 6'],
  ['none left', { left: 0 }, 0, 'Pocket guide$9Sold out'],
  ['chosen, and none left', { left: 0 }, 1, 'Pocket guide$9Pocket guide is sold out.spinbutton 0'],
  ['all that are left', { left: 6 }, 6, 'Pocket guide$9spinbutton 6'],
  ['one too many', { left: 6 }, 7, 'Pocket guide$9You can have 6 of Pocket guide at most.spinbutton 6'],
  ['in the order', { left: null, carted: 2 }, 2, 'Pocket guide$9In your orderspinbutton 999'],
  ['in the order, and changed', { left: null, carted: 2 }, 1, 'Pocket guide$9spinbutton 999'],
  [
    'priced once',
    { left: null, terms: { ...guide.terms, priceSplit: 'total' } },
    0,
    'Pocket guide$9 in allspinbutton 999',
  ],
  [
    'three at a time',
    { left: null, terms: three },
    0,
    'Pocket guide$9 eachAdd Pocket guide to order3 includedcheckbox 3 false',
  ],
  [
    'three, chosen',
    { left: null, terms: three },
    3,
    'Pocket guide$9 eachAdd Pocket guide to order3 includedcheckbox 3 true',
  ],
  [
    'three at one price',
    { left: null, terms: { ...three, priceSplit: 'total' } },
    0,
    'Pocket guide$9 in allAdd Pocket guide to order3 includedcheckbox 3 false',
  ],
  [
    'exactly one',
    { left: null, terms: { ...three, quantity: 1 } },
    0,
    'Pocket guide$9 eachAdd Pocket guide to ordercheckbox 1 false',
  ],
  ['three of two', { left: 2, terms: three }, 0, 'Pocket guide$9 eachSold out'],
])('an add-on that is sold so (%s) says that and nothing else', (_, about, chosen, words) => {
  const { container } = render(inWords(<Offered addOns={[{ ...guide, ...about }]} quantity={chosen} />))
  const row = screen.getByRole('listitem')
  const stepper = within(row).queryByRole('spinbutton')
  const box = within(row).queryByRole<HTMLInputElement>('checkbox')
  const buttons = /(De|In)crease quantity of Pocket guide/g
  expect(
    [
      container.querySelector('img') ? 'picture ' : '',
      row.textContent?.replace(buttons, ''),
      stepper ? `spinbutton ${stepper.getAttribute('aria-valuemax')}` : '',
      box ? `checkbox ${box.value} ${box.checked}` : '',
    ].join(''),
  ).toBe(words)
})

type OfferedProps = {
  addOns: readonly OrderAddOn[]
  quantity?: number
  added?: boolean
  change?: (...what: unknown[]) => void
}

const Offered = ({ addOns, quantity = 0, added = true, change = () => undefined }: OfferedProps) => (
  <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
    <AddOnRows
      event={{ id: 'reef', name: 'Reef Walk' }}
      added={added}
      addOns={addOns}
      quantities={quantity > 0 ? { guide: quantity } : {}}
      few={5}
      change={change}
    />
  </VenueMoneyProvider>
)

test('an event without add-ons has no list of them, one that is looked at only those that wait', () => {
  const words = (props: OfferedProps) => {
    cleanup()
    return render(inWords(<Offered {...props} />)).container.textContent
  }
  const map = { ...guide, id: 'map', name: 'Map' }
  expect(words({ addOns: [] })).toBe('')
  expect(words({ addOns: [], added: false })).toBe('')
  expect(words({ addOns: [guide, map], added: false })).toBe('')
  expect(words({ addOns: [guide, map], added: false, quantity: 1 })).toBe(
    'Pocket guide will be added with your tickets.',
  )
})

test('an add-on tells how many of it are chosen: all that it is sold in, or none', () => {
  const change = vi.fn()
  const { rerender } = render(
    inWords(<Offered addOns={[{ ...guide, left: null, terms: three }]} change={change} />),
  )
  fireEvent.click(screen.getByRole('checkbox'))
  rerender(
    inWords(<Offered addOns={[{ ...guide, left: null, terms: three }]} quantity={3} change={change} />),
  )
  fireEvent.click(screen.getByRole('checkbox'))
  expect(change.mock.calls).toEqual([
    ['reef', 'guide', 3],
    ['reef', 'guide', 0],
  ])
})
