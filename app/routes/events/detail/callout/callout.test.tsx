import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { Callout, type CalloutProps } from './callout.tsx'

afterEach(cleanup)

const states: (CalloutProps & { texts: string[]; sign: 'success' | 'info'; link: string | null })[] = [
  {
    access: 'eligible',
    href: null,
    levels: null,
    join: null,
    texts: ['Eligible for purchase'],
    sign: 'success',
    link: null,
  },
  {
    access: 'wrong-category',
    href: '/membership/pier/profile',
    levels: null,
    join: null,
    texts: [
      'Your membership is not eligible for this event',
      "You don't have the membership required to purchase this event. Go to My Membership to see your details.",
    ],
    sign: 'info',
    link: 'Go to My Membership',
  },
  {
    access: 'inactive',
    href: '/membership/pier/profile',
    levels: null,
    join: null,
    texts: [
      'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.',
    ],
    sign: 'info',
    link: 'Go to My Membership',
  },
  {
    access: 'membership-required',
    href: '/auth/pier/members',
    levels: null,
    join: null,
    texts: ['Membership required', 'You must have a valid membership to purchase.'],
    sign: 'info',
    link: 'Verify Membership',
  },
]

test.each(states)(
  'to a visitor who is $access the callout says what that means',
  ({ texts, sign, link, ...callout }) => {
    const { container } = render(inWords(<Callout {...callout} />))
    for (const sentence of texts) expect(screen.getByText(sentence)).toBeDefined()
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(link)
    expect(container.querySelector('svg path')?.getAttribute('d')).toBe(iconPaths[sign])
  },
)

test('which memberships are valid is told where not all are', () => {
  const { rerender } = render(
    inWords(<Callout access="membership-required" href="/members" levels="Friend or Patron" join={null} />),
  )
  expect(screen.getByText('Valid for this event: Friend or Patron')).toBeDefined()
  rerender(inWords(<Callout access="membership-required" href="/members" levels={null} join={null} />))
  expect(screen.queryByText(/Valid for/)).toBeNull()
})

test.each([
  [false, 'Become a member from $8'],
  [true, 'Become a member from $8 a month'],
])('the least that joining costs says whether it is a month’s (%s)', (isMonthly, words) => {
  const join = { href: '/membership/pier/join', price: 800, isMonthly }
  render(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
        <Callout access="membership-required" href="/members" levels={null} join={join} />
      </VenueMoneyProvider>,
    ),
  )
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/membership/pier/join')
})
