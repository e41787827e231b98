import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tone } from '#app/ui/button/button.css.ts'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import { inMoney } from '#tests/builders/membership-card.tsx'
import type { MembershipView } from './membership-view.ts'
import { ProfilePage, type ProfilePageProps } from './profile-page.tsx'

afterEach(cleanup)

const membership = (about: Partial<MembershipView> = {}): MembershipView => ({
  venue: 'Pier Museum',
  level: 'Family',
  holder: 'Ada Moss',
  number: '77001',
  standing: { text: 'membership-active' },
  ended: null,
  code: null,
  cards: [],
  doorHref: null,
  passes: [],
  expires: 'December 31, 2026',
  primary: ['Ada Moss'],
  secondary: ['Bo Moss', 'Cy Moss'],
  benefits: ['Free entry'],
  upcoming: null,
  renewHref: null,
  renewText: 'membership-renew',
  upgradesHref: null,
  ...about,
})
const show = (about: Partial<ProfilePageProps> = {}) =>
  render(
    inMoney(
      <ProfilePage
        membership={membership()}
        autoRenew={null}
        auxiliary={[]}
        others={[]}
        joinHref="/join"
        changeHref="/auth/pier/members"
        {...about}
      />,
    ),
  )

test('where several people have a card each is drawn with its own code, to be leafed through; a card alone has no frame around it', () => {
  const code = { path: 'M0 0h1v1z', size: 21 }
  const cards = [
    { id: 'C-1', holder: 'Ada Moss', code },
    { id: 'C-2', holder: 'Bo Moss', code },
  ]
  show({ membership: membership({ code, cards }) })
  const deck = screen.getByRole('group', { name: '2 cards of this membership' })
  expect(deck.tabIndex).toBe(0)
  expect(
    within(deck)
      .getAllByRole('img')
      .map(image => image.getAttribute('aria-label')),
  ).toEqual(['Code of Ada Moss', 'Code of Bo Moss'])
  expect(deck.textContent).toContain('Bo Moss')
  cleanup()
  show({ membership: membership({ code, cards: cards.slice(0, 1) }) })
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('img', { name: 'Code of your card' })).toBeDefined()
})

test('[MEM-063] the membership with its primary and its additional cardholders', () => {
  show()
  for (const words of ['Family', 'Member number 77001', 'Expires December 31, 2026', 'Active'])
    expect(screen.getByText(words)).toBeDefined()
  const people = within(screen.getByRole('region', { name: 'Who has a card' }))
  expect(people.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
    'Primary cardholder',
    'Additional cardholders',
  ])
  expect(people.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Ada Moss',
    'Bo Moss',
    'Cy Moss',
  ])
})

test.each([
  ['[MEM-127]', 'membership-expired', 'Your membership has expired'],
  ['[MEM-128]', 'membership-canceled', 'Your membership has been canceled'],
] as const)('%s a membership says how it stands, and the way to renew it', (_row, text, words) => {
  show({ membership: membership({ standing: { text }, renewHref: '/renew' }) })
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/renew')
})

test('in grace there is one way to renew it: the panel that says Renew Now', () => {
  const autoRenew = {
    status: 'off',
    sentences: [],
    contact: null,
    canStop: false,
    renewsItself: false,
    renewHref: '/renew',
    earlyHref: null,
    newCard: null,
    isCardNew: false,
  } as const
  show({ membership: membership({ renewHref: '/renew' }), autoRenew: { ...autoRenew, sentences: [] } })
  const ways = screen.getAllByRole('link').filter(link => link.getAttribute('href') === '/renew')
  expect(ways.map(link => link.textContent)).toEqual(['Renew Now'])
})

test('one that is over says so across its card, and what would come back', () => {
  const ended = { text: 'membership-profile-expired', date: 'July 10, 2026' } as const
  show({ membership: membership({ ended, renewHref: '/renew', renewText: 'membership-rejoin' }) })
  expect(screen.getByText('Expired July 10, 2026')).toBeDefined()
  expect(screen.queryByText('Expires December 31, 2026')).toBeNull()
  expect(screen.getByRole('region', { name: 'Yours again when you come back' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Join again' }).getAttribute('href')).toBe('/renew')
})

test('[MEM-064] auxiliary memberships have their members, and benefits and details that unfold', () => {
  const otters = {
    id: 'R',
    name: 'Otter Club',
    about: 'Mornings with the otters.',
    standing: { text: 'membership-active' } as const,
    expires: 'June 1, 2027',
    members: ['Simi Moss'],
    benefits: ['Ten mornings'],
    number: '301',
    href: '/profile?aux=true',
  }
  show({ auxiliary: [otters] })
  const panel = screen.getByRole('region', { name: 'Auxiliary Memberships' })
  expect(within(panel).getByRole('heading', { name: 'Members' }).nextElementSibling?.textContent).toBe(
    'Simi Moss',
  )
  expect(within(panel).getByText('Active')).toBeDefined()
  expect(within(panel).getByText('Mornings with the otters.')).toBeDefined()
  const details = panel.querySelector('details')
  expect([details?.open, within(panel).getByText('Show benefits & member details').tagName]).toEqual([
    false,
    'SPAN',
  ])
  expect(details?.textContent).toMatch(/Member number 301.*Expires June 1, 2027.*Ten mornings/)
})

test('[MEM-065] the upcoming membership is folded at first and unfolds', () => {
  const upcoming = {
    name: 'Family',
    from: 'January 1, 2027',
    until: 'December 31, 2027',
    people: ['Ada Moss'],
  }
  const { container } = show({ membership: membership({ upcoming }) })
  const details = container.querySelector('details')
  expect([details?.open, details?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Upcoming membership',
  ])
  expect(details?.textContent).toContain('Valid January 1, 2027 to December 31, 2027')
  cleanup()
  expect(show().container.querySelector('details')).toBeNull()
})

test('[MEM-284] without a membership that is said', () => {
  show({ membership: null })
  expect(screen.getByText('No membership found.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View memberships' }).getAttribute('href')).toBe('/join')
})

const bare = membership({ secondary: [], benefits: [] })
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const links = () => screen.getAllByRole('link').map(link => link.textContent)
const CHANGE = 'Use another membership'

test.each<[string, Partial<ProfilePageProps>, string[], string[]]>([
  ['nothing besides', {}, ['Who has a card'], []],
  [
    'a next term',
    { membership: { ...bare, upcoming: { name: 'Family', from: 'a', until: 'b', people: [] } } },
    ['Who has a card'],
    [],
  ],
  ['a code', { membership: { ...bare, doorHref: '/door' } }, ['Who has a card'], ['Show at the door']],
  ['benefits', { membership: { ...bare, benefits: ['Entry'] } }, ['Who has a card', 'Benefits'], []],
  ['a way to renew it', { membership: { ...bare, renewHref: '/renew' } }, ['Who has a card'], ['Renew']],
  [
    'upgrades',
    { membership: { ...bare, upgradesHref: '/up' } },
    ['Who has a card'],
    ['View Upgrade Options'],
  ],
  [
    'others beside it',
    { others: [{ name: 'Patron', href: '/patron' }] },
    ['Who has a card', 'Your other memberships'],
    ['Patron'],
  ],
])('a membership with %s shows that alone', (_, about, parts, ways) => {
  const { container } = show({ membership: bare, ...about })
  expect(headings()).toEqual(parts)
  expect(links().filter(name => name !== CHANGE)).toEqual(ways)
  expect(container.querySelectorAll('details')).toHaveLength(about.membership?.upcoming ? 1 : 0)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('below the card one button stands out, two more stand beside each other, and the rest is folded under a name', () => {
  const pass = (wallet: 'apple' | 'google') => ({ wallet, href: `/pass/${wallet}`, part: null })
  const passes = [pass('apple'), pass('google')]
  const about = { doorHref: '/door', renewHref: '/renew', upgradesHref: '/up', passes }
  const { container } = show({ membership: { ...bare, ...about } as MembershipView })
  const summary = screen.getByText('More for this membership')
  const folded = summary.closest('details')
  const hrefs = (links: Iterable<Element>) => [...links].map(link => link.getAttribute('href'))
  expect(folded?.open).toBe(false)
  expect(hrefs(folded?.querySelectorAll('a') ?? [])).toEqual(['/pass/google', '/up'])
  const seen = [...container.querySelectorAll('a')].filter(link => !link.closest('details'))
  expect(hrefs(seen)).toEqual(['/door', '/renew', '/pass/apple', '/auth/pier/members'])
  const primary = seen.filter(link => link.className.includes(tone.primary))
  expect(hrefs(primary)).toEqual(['/door'])
})

test('where Renew Now is to be pressed it stands out only where no card is shown at the door', () => {
  const look = (doorHref: string | null) => {
    cleanup()
    const autoRenew = {
      ...({ status: 'off', sentences: [], contact: null, canStop: false, renewsItself: false } as const),
      ...{ renewHref: '/renew', earlyHref: null, newCard: null, isCardNew: false },
      sentences: [],
    }
    show({ membership: { ...bare, doorHref, renewHref: '/renew' }, autoRenew })
    return screen.getByRole('link', { name: 'Renew Now' }).className.includes(tone.primary)
  }
  expect([look(null), look('/door')]).toEqual([true, false])
})

test('the card shows its code, where it lets somebody in', () => {
  show({ membership: { ...bare, code: { path: 'M0 0h1v1z', size: 21 } } })
  expect(screen.getByRole('img', { name: 'Code of your card' }).getAttribute('viewBox')).toBe('-4 -4 29 29')
  cleanup()
  show()
  expect(screen.queryByRole('img', { name: 'Code of your card' })).toBeNull()
})

test('nobody with a card is no part of its own', () => {
  show({ membership: { ...bare, primary: [] } })
  expect(headings()).toEqual([])
})

test.each([
  ['membership-active', 'success'],
  ['membership-expired', 'warning'],
] as const)('how it stands (%s) has the sign %s', (text, sign) => {
  const { container } = show({ membership: { ...bare, standing: { text } } })
  const paths = [...container.querySelectorAll('path')].map(path => path.getAttribute('d'))
  expect(paths).toContain(iconPaths[sign])
})

test('where no memberships are sold nobody is led to them', () => {
  show({ membership: null, joinHref: null })
  expect(links()).toEqual([CHANGE])
})
