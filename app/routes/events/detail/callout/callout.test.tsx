import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { Callout, type CalloutProps } from './callout.tsx'

afterEach(cleanup)

const states: (CalloutProps & { texts: string[]; sign: 'success' | 'info'; link: string | null })[] = [
  {
    access: 'eligible',
    href: null,
    join: null,
    texts: ['Eligible for purchase'],
    sign: 'success',
    link: null,
  },
  {
    access: 'wrong-category',
    href: '/membership/pier/profile',
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
