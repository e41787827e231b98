import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { error as errorClass } from '#app/ui/field/field.css.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { reportedPress } from '../../reported-press.ts'
import { quantityField } from '../event/event-form.ts'
import * as styles from './membership-block.css.ts'
import { MembershipBlock, type MembershipBlockProps } from './membership-block.tsx'
import { MembershipBlocks } from './membership-blocks.tsx'
import { offeringField } from './membership-form.ts'
import type { OfferingOption, OrderMembership } from './membership-model.ts'
import { MembershipNeeded } from './membership-needed.tsx'
import { membershipParts } from './membership-parts.ts'

afterEach(cleanup)

const option = (value: string, about: Partial<OfferingOption> = {}): OfferingOption => ({
  value,
  name: value === 'year~one' ? 'One year, Adult' : 'Two years, Adult',
  description: '',
  price: 6000,
  perMonth: null,
  renewal: 'none',
  disabled: false,
  ...about,
})
const membership = (about: Partial<OrderMembership> = {}): OrderMembership => ({
  item: {
    id: 'friend',
    type: 'MembershipPurchase',
    categoryId: 'friend',
    membershipId: null,
    sourceCategoryId: null,
    isGift: false,
  },
  name: 'Friend',
  kind: 'Membership',
  shortDescription: '',
  picture: null,
  changeHref: '/membership/pier/detail/friend',
  options: [option('year~one'), option('two~one', { price: 11_000 })],
  ...about,
})
function show(about: Partial<MembershipBlockProps> = {}) {
  const change = vi.fn()
  const props = {
    membership: membership(),
    choice: { value: 'year~one', renews: false },
    problem: null,
    change,
    ...about,
  }
  render(
    inWords(
      <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
        <MembershipBlock {...props} />
      </VenueMoneyProvider>,
    ),
  )
  return change
}

test('[MEM-101] a membership of the order can be removed and changed, and lists its offerings with their prices', () => {
  const change = show()
  expect(screen.getByRole('button', { name: 'Remove Friend' }).getAttribute('value')).toBe(
    'drop-membership:friend',
  )
  expect(screen.getByRole('link', { name: 'Change membership' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'One year, Adult $60' })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('radio', { name: 'Two years, Adult $110' }))
  expect(change).toHaveBeenCalledExactlyOnceWith('friend', { value: 'two~one', renews: false })
})

test('[MEM-091] in the order a membership has its picture, its title and its description', () => {
  const wave = (size: string) => `/pictures/pier/wave-${size}.avif`
  const picture = {
    thumbnail: wave('thumbnail'),
    screen: wave('screen'),
    highRes: wave('highres'),
    description: '',
  }
  show({ membership: membership({ picture, shortDescription: 'One card, every day.' }) })
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/pier/wave-screen.avif')
  expect(screen.getByRole('heading', { name: 'Friend' })).toBeDefined()
  expect(screen.getByText('One card, every day.')).toBeDefined()
})

test('[MEM-102] a gift says that it is one, and is not asked to renew by itself', () => {
  const { item } = membership()
  const options = [option('year~one', { renewal: 'optional' })]
  show({ membership: membership({ item: { ...item, isGift: true }, kind: 'Giving as a Gift', options }) })
  expect(screen.getByText('Giving as a Gift')).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('renewal is asked where it is a choice and said where it is none', () => {
  show({ membership: membership({ options: [option('year~one', { renewal: 'optional' })] }) })
  expect(screen.getByRole('checkbox', { name: 'Renew automatically' })).toHaveProperty('checked', false)
  cleanup()
  show({ membership: membership({ options: [option('year~one', { renewal: 'required' })] }) })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('Renews automatically')).toBeDefined()
})

test.each<[Partial<OfferingOption>, boolean, string]>([
  [{ description: 'From 18' }, false, 'One year, Adult $60 From 18'],
  [
    { renewal: 'required', perMonth: 500 },
    false,
    'One year, Adult $60 works out at $5 a month · Renews automatically',
  ],
  [{ renewal: 'required', perMonth: 500 }, true, 'One year, Adult $60 works out at $5 a month'],
  [
    { renewal: 'optional', perMonth: 500, description: 'From 18' },
    false,
    'One year, Adult $60 From 18 · works out at $5 a month',
  ],
  [{ renewal: 'optional', price: 800, perMonth: 800 }, false, 'One year, Adult $8 a month'],
])('a row of %j, as a gift: %s, says %s', (about, isGift, words) => {
  const { item } = membership()
  show({ membership: membership({ item: { ...item, isGift }, options: [option('year~one', about)] }) })
  const radio = screen.getByRole('radio')
  const described = document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  const [name, price] = [...(radio.closest('label')?.children ?? [])]
    .slice(1)
    .map(each => each.textContent ?? '')
  expect([name?.replace(described, ''), price, described].filter(Boolean).join(' ')).toBe(words)
})

test('from six offerings on each says its price in the dropdown', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => option(id, { name: `Year ${id}` }))
  show({ membership: membership({ options }) })
  expect(screen.getByRole('option', { name: 'Year a: $60' })).toBeDefined()
})

test('[MEM-103] an upgrade whose price is not worked out says so', () => {
  show({ membership: membership({ options: [option('year~one', { price: null })] }) })
  expect(screen.getByRole('radio', { name: 'One year, Adult See my price' })).toBeDefined()
})

test('the summary has one line for each membership with an offering', () => {
  const parts = membershipParts([membership()], { friend: { value: 'two~one', renews: false } })
  expect(parts).toMatchObject([
    {
      name: 'Friend',
      when: 'Membership',
      lines: [{ itemType: 'MembershipPurchase', paid: 11_000, parts: [{ quantity: 1 }] }],
    },
  ])
  expect(membershipParts([membership()], {})).toMatchObject([{ lines: [] }])
})

test('(ORD-269) [CHK-092] the press that removes a membership is reported as such', () => {
  show()
  const remove = screen.getByRole('button', { name: 'Remove Friend' }) as HTMLButtonElement
  expect(remove.name).toBe('intent')
  expect(reportedPress(remove.value)).toBe('Tickets::Membership::Remove')
})

test('what a membership does not have is not shown, and an offering that cannot be had is not to be chosen', () => {
  show({
    membership: membership({
      options: [option('year~one', { description: 'For one' }), option('two~one', { disabled: true })],
    }),
  })
  expect(document.getElementsByClassName(styles.about)).toHaveLength(0)
  expect(document.querySelector('img')).toBeNull()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, true])
  const ids = radios.map(radio => radio.getAttribute('aria-describedby'))
  expect(ids.map(id => id && document.getElementById(id)?.textContent)).toEqual(['For one', null])
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBeNull()
})

test('without an offering nothing is said of its renewal, and what is wrong stands there', () => {
  const options = [option('year~one', { renewal: 'optional' })]
  show({ membership: membership({ options }), choice: { value: '', renews: false }, problem: 'Choose one' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('Choose one')).toBeDefined()
})

test.each([true, false])('a wish to renew (%s) is turned round by its box', renews => {
  const change = show({
    membership: membership({ options: [option('year~one', { renewal: 'optional' })] }),
    choice: { value: 'year~one', renews },
  })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(renews)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(change).toHaveBeenCalledExactlyOnceWith('friend', { value: 'year~one', renews: !renews })
})

test.each([
  [offeringField('friend'), undefined, 1],
  [offeringField('friend'), { value: '', renews: false }, 1],
  [offeringField('friend'), { value: 'year~one', renews: false }, 0],
  [quantityField('reef', 'adult'), undefined, 0],
  [null, undefined, 0],
])('with the refusal at %s a membership with %j says what is missing: %i', (focus, choice, count) => {
  render(
    inWords(
      <VenueMoneyProvider value={{}}>
        <MembershipBlocks
          memberships={[membership()]}
          bought={{ choices: choice ? { friend: choice } : {}, change: () => undefined }}
          focus={focus}
        />
      </VenueMoneyProvider>,
    ),
  )
  expect(document.getElementsByClassName(errorClass)).toHaveLength(count)
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map(({ value }) => value)).toEqual(choice?.value ? [choice.value] : [])
})

test('an order without memberships, and an event without ways to one, have no box for them', () => {
  const bought = { choices: {}, change: () => undefined }
  const { container } = render(
    inWords(
      <>
        <MembershipBlocks memberships={[]} bought={bought} focus={null} />
        <MembershipNeeded help={[]} />
      </>,
    ),
  )
  expect(container.innerHTML).toBe('')
})
