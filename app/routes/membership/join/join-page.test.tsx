import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextProvider } from '#theme/texts/text-provider.tsx'
import { createMessages, messagesFor } from '#theme/texts/venue-texts.ts'
import { inMoney } from '#tests/builders/membership-card.tsx'
import { JoinPage, type JoinPageProps } from './join-page.tsx'

afterEach(cleanup)

const show = (about: Partial<JoinPageProps> = {}) =>
  render(
    inMoney(
      <JoinPage
        prompt={{ name: null, profileHref: null, verifyHref: '/auth/pier/members' }}
        tabs={{ regularHref: '/join', auxiliaryHref: '/join?show=auxiliary' }}
        shown="regular"
        groups={[]}
        cards={[]}
        {...about}
      />,
    ),
  )
const current = () => screen.getByRole('navigation').querySelector('[aria-current]')?.textContent

test('[CHK-318] by default the banner asks “Are you a member?”, offers to verify, and the second tab is Auxiliary Groups', () => {
  show()
  expect(screen.getByText('Are you a member?')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Verify Membership' }).getAttribute('href')).toBe(
    '/auth/pier/members',
  )
  expect(screen.getByRole('link', { name: 'Auxiliary Groups' }).getAttribute('href')).toBe(
    '/join?show=auxiliary',
  )
})

test('[MEM-053] the open tab is marked; without auxiliary groups there is no tab', () => {
  show()
  expect(current()).toBe('Memberships')
  cleanup()
  show({ shown: 'auxiliary' })
  expect(current()).toBe('Auxiliary Groups')
  cleanup()
  show({ tabs: null })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('[MEM-054] the words of a venue take the place of Auxiliary Groups', () => {
  const texts = { 'membership-tab-auxiliary': 'Clubs' }
  const messages = createMessages({ texts, locale: 'en-US', onProblem: () => undefined })
  render(
    inMoney(
      <TextProvider messages={messagesFor(['membership'], messages)}>
        <JoinPage
          prompt={{ name: null, profileHref: null, verifyHref: null }}
          tabs={{ regularHref: '/join', auxiliaryHref: '/clubs' }}
          shown="regular"
          groups={[]}
          cards={[]}
        />
      </TextProvider>,
    ),
  )
  expect(screen.getByRole('link', { name: 'Clubs' }).getAttribute('href')).toBe('/clubs')
  cleanup()
  show()
  expect(screen.getByRole('link', { name: 'Auxiliary Groups' })).toBeDefined()
})

test('a verified member is welcomed and led to the membership', () => {
  show({ prompt: { name: 'Ada Moss', profileHref: '/profile', verifyHref: null } })
  expect(screen.queryByText('Are you a member?')).toBeNull()
  expect(screen.getByRole('link', { name: 'Your membership' }).getAttribute('href')).toBe('/profile')
})

test('[MEM-057] a group has a Memberships button', () => {
  const group = {
    id: 'clubs',
    name: 'Clubs',
    description: 'Small ones.',
    picture: null,
    href: '/group/clubs',
  }
  show({ groups: [{ ...group, memberships: ['Rowing', 'Painting'] }] })
  const button = screen.getByRole('link', { name: 'Memberships: Clubs' })
  expect([button.textContent, button.getAttribute('href')]).toEqual(['Memberships', '/group/clubs'])
  expect(screen.getByText('Rowing · Painting')).toBeDefined()
  expect(screen.queryByText('No memberships found.')).toBeNull()
})
