import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as buttonStyles from '#app/ui/button/button.css.ts'
import { MemberPrompt } from '#app/ui/membership-card/member-prompt.tsx'
import { MembershipCard } from '#app/ui/membership-card/membership-card.tsx'
import { MembershipDetail } from '#app/ui/membership-card/membership-detail.tsx'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import * as priceStyles from '#app/ui/price/price.css.ts'
import { prose as proseClass } from '#app/ui/rich-text/rich-text.css.ts'
import { aMembershipCard, anOffering, aPrice, inMoney } from '#tests/builders/membership-card.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { createMessages, messagesFor } from '#theme/texts/runtime/venue-texts.ts'

afterEach(cleanup)

const show = (about: Parameters<typeof aMembershipCard>[0] = {}) =>
  render(inMoney(<MembershipCard card={aMembershipCard(about)} />))

test('whoever has tickets in their order is told what it costs with the level, before the press', () => {
  render(inMoney(<MembershipCard card={aMembershipCard({ withOrder: { total: 13_195, saved: 3695 } })} />))
  expect(screen.getByText('With your order $131.95 in all. Its tickets cost $36.95 less.')).toBeDefined()
  cleanup()
  render(inMoney(<MembershipCard card={aMembershipCard()} />))
  expect(screen.queryByText(/With your order/)).toBeNull()
})

test('[MEM-091] in a list a card has its picture, its title and its description', () => {
  const { container } = show()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/pier/wave-screen.avif')
  expect(screen.getByRole('heading', { level: 2, name: 'Family' })).toBeDefined()
  expect(screen.getByText('Two grown-ups and every child.')).toBeDefined()
})

test('[MEM-092] the description unfolds behind Show more, which becomes Show less', () => {
  const { container } = show()
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toBe('Show moreShow less: Family')
  expect(within(details as HTMLElement).getByText('Pays for itself on the second visit.')).toBeDefined()
  cleanup()
  expect(show({ more: [] }).container.querySelector('details')).toBeNull()
})

test('[MEM-093] benefits beyond the first unfold behind View all benefits', () => {
  const { container } = show({ more: [], benefits: { shown: ['Free entry', 'A card'], rest: ['A mug'] } })
  const details = container.querySelector('details') as HTMLDetailsElement
  expect(details.open).toBe(false)
  expect(within(details).getByText('View all benefits')).toBeDefined()
  const listed = [...container.querySelectorAll('ul[aria-label="Benefits of Family"]')].map(list =>
    [...list.children].map(item => item.textContent),
  )
  expect(listed).toEqual([['Free entry', 'A card'], ['A mug']])
  expect(details.contains(screen.getByText('A mug'))).toBe(true)
  cleanup()
  show({ more: [], benefits: { shown: ['Free entry'], rest: [] } })
  expect(screen.queryByText('View all benefits')).toBeNull()
})

test('[MEM-094] each thing that can be done has its button, in the venue’s words', () => {
  const actions = (['renew', 'upgrade', 'join', 'gift'] as const).map(kind => ({ kind, href: `/${kind}` }))
  show({ actions })
  const buttons = () =>
    screen
      .getAllByRole('link')
      .filter(link => link.getAttribute('href') !== '/membership/pier/detail/family')
      .map(link => [link.textContent, link.getAttribute('href')])
  expect(buttons()).toEqual([
    ['Renew', '/renew'],
    ['Upgrade', '/upgrade'],
    ['Join Now', '/join'],
    ['Give as a gift', '/gift'],
  ])
  cleanup()
  const texts = { 'membership-join': 'Come in' }
  const messages = createMessages({ texts, locale: 'en-US', onProblem: () => undefined })
  render(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD' }}>
        <TextProvider messages={messagesFor(['membership'], messages)}>
          <MembershipCard card={aMembershipCard({ actions: [{ kind: 'join', href: '/join' }] })} />
        </TextProvider>
      </VenueMoneyProvider>,
    ),
  )
  expect(buttons()).toEqual([['Come in', '/join']])
})

test('another level is changed to by its name, and after a long time one joins again', () => {
  show({ actions: [{ kind: 'change', href: '/change' }] })
  expect(screen.getByRole('link', { name: 'Change to Family' }).getAttribute('href')).toBe('/change')
  cleanup()
  show({ actions: [{ kind: 'rejoin', href: '/again' }] })
  expect(screen.getByRole('link', { name: 'Join again: Family' }).getAttribute('href')).toBe('/again')
})

test('the price that was paid is marked, and a membership that is over is not called the visitor’s', () => {
  const prices = [aPrice('Student', 6_500, { isHeld: true }), aPrice('Adult', 9_500)]
  const ended = { text: 'membership-profile-expired', date: 'July 10, 2026' } as const
  show({ isCurrent: true, ended, offerings: [anOffering({ prices })] })
  expect(screen.getByText('Yours until now').closest('li')?.textContent).toContain('Student')
  expect(screen.getAllByText('Yours until now')).toHaveLength(1)
  expect(screen.getByText('Expired July 10, 2026')).toBeDefined()
  expect(screen.queryByText('Your membership')).toBeNull()
})

test('[MEM-095] the card of a membership that can be upgraded leads to its upgrades', () => {
  show({ isCurrent: true, upgradesHref: '/upgrade' })
  expect(screen.getByRole('link', { name: 'View Upgrade Options' }).getAttribute('href')).toBe('/upgrade')
  expect(screen.getByText('Your membership')).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByRole('link', { name: 'View Upgrade Options' })).toBeNull()
  expect(screen.queryByText('Your membership')).toBeNull()
})

test('[MEM-096] an offering tells its name, its duration, and for whom it costs what', () => {
  const { container } = show({
    offerings: [
      anOffering({
        name: 'Eighteen months',
        duration: { years: 1, months: 6 },
        perMonth: 1194,
        prices: [aPrice('Adult', 21_500), aPrice('Senior', 18_000)],
      }),
    ],
  })
  const offering = container.querySelector('ul')?.parentElement
  expect(offering?.textContent).toBe(
    'Eighteen months1 year 6 monthsAdult$215works out at $11.94 a monthSenior$180Ends by itself',
  )
})

test('[MEM-097] prices that are not shown are counted, and can be seen in the detail', () => {
  show({ offerings: [anOffering({ more: 2 })] })
  expect(screen.getByRole('link', { name: '+2 more...' }).getAttribute('href')).toBe(
    '/membership/pier/detail/family',
  )
  cleanup()
  show()
  expect(screen.queryByText(/more\.\.\./)).toBeNull()
})

test.each([
  ['renew', 'Renew now'],
  ['verify', 'Verify Membership'],
] as const)('[MEM-148] a membership that may not be bought says Required, and to %s', (kind, label) => {
  show({ actions: [], required: { kind, href: '/there', joinHref: null }, goesWith: ['Duo', 'Patron'] })
  expect(screen.getByText('Required')).toBeDefined()
  expect(screen.getByText(/membership: Duo, Patron/)).toBeDefined()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/there')
})

test('whoever has no membership to verify finds one from a level that needs one', () => {
  const required = { kind: 'verify' as const, href: '/verify', joinHref: '/join' }
  show({ actions: [], required, goesWith: ['Duo'] })
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links.slice(-2)).toEqual([
    ['Verify Membership', '/verify'],
    ['View memberships', '/join'],
  ])
})

test('[MEM-283] a list without memberships says so', () => {
  render(inMoney(<MembershipList cards={[]} />))
  expect(screen.getByText('No memberships found.')).toBeDefined()
  cleanup()
  render(inMoney(<MembershipList cards={[aMembershipCard()]} />))
  expect(screen.queryByText('No memberships found.')).toBeNull()
})

/** A card with nothing that can be left out. */
const bare = aMembershipCard({
  lead: '',
  more: [],
  benefits: { shown: [], rest: [] },
  offerings: [],
  actions: [],
  holders: 1,
  picture: null,
})
const emptyBoxes = (container: HTMLElement) =>
  [...container.querySelectorAll('p, ul, summary, section')].filter(each => !each.textContent)
type CardCase = [Parameters<typeof aMembershipCard>[0], string, string]
const prose = (words: string) => [{ kind: 'paragraph' as const, content: [words] }]

test.each<CardCase>([
  [{}, 'Family', 'FamilyOptions'],
  [{ lead: 'For all' }, 'FamilyFor all', 'FamilyFor allOptions'],
  [{ more: prose('And more') }, 'Family', 'FamilyAnd moreOptions'],
  [
    { lead: 'For all', more: prose('And more') },
    'FamilyFor allShow moreShow less: FamilyAnd more',
    'FamilyFor allAnd moreOptions',
  ],
  [{ holders: 2 }, 'Family2 cards', 'Family2 cardsOptions'],
  [{ isCurrent: true }, 'FamilyYour membership', 'Your membershipFamilyOptions'],
  [{ benefits: { shown: ['Entry'], rest: [] } }, 'FamilyEntry', 'FamilyOptionsBenefitsEntry'],
  [
    { benefits: { shown: ['Entry'], rest: ['A mug'] } },
    'FamilyEntryView all benefits: FamilyA mug',
    'FamilyOptionsBenefitsEntryView all benefits: FamilyA mug',
  ],
  [{ upgradesHref: '/up' }, 'FamilyView Upgrade Options', 'FamilyOptionsView Upgrade Options'],
  [
    { required: { kind: 'verify', href: '/there', joinHref: null } },
    'FamilyRequiredVerify Membership',
    'FamilyOptionsRequiredVerify Membership',
  ],
  [
    { goesWith: ['Duo'] },
    'FamilyOnly together with a membership: Duo',
    'FamilyOptionsOnly together with a membership: Duo',
  ],
])('a card and a page with %j say that and nothing else', (about, card, page) => {
  const shown = render(inMoney(<MembershipCard card={{ ...bare, ...about }} />))
  expect(shown.container.textContent).toBe(card)
  expect(emptyBoxes(shown.container)).toEqual([])
  cleanup()
  const view = render(inMoney(<MembershipDetail card={{ ...bare, ...about }} info={[]} />))
  expect(view.container.textContent).toBe(page)
  expect(emptyBoxes(view.container)).toEqual([])
  expect(view.container.getElementsByClassName(proseClass)).toHaveLength(about?.more ? 1 : 0)
})

test('where a level has several prices, each is chosen in its row, and no button chooses for all', () => {
  const prices = [aPrice('Adult', 9500, { href: '/adult' }), aPrice('Senior', 8000, { href: '/senior' })]
  const linksOf = (some: typeof prices) => {
    const card = aMembershipCard({
      offerings: [anOffering({ prices: some })],
      actions: [
        { kind: 'join', href: '/join' },
        { kind: 'gift', href: '/gift' },
      ],
    })
    render(inMoney(<MembershipDetail card={card} info={[]} />))
    const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
    cleanup()
    return links
  }
  expect(linksOf(prices)).toEqual([
    ['Adult$95Join Now', '/adult'],
    ['Senior$80Join Now', '/senior'],
    ['Give as a gift', '/gift'],
  ])
  expect(linksOf(prices.slice(0, 1))).toEqual([
    ['Join Now', '/join'],
    ['Give as a gift', '/gift'],
  ])
})

test('a term for life says so instead of its years', () => {
  render(
    inMoney(<MembershipCard card={aMembershipCard({ offerings: [anOffering({ duration: 'life' })] })} />),
  )
  expect(screen.getByText('for life')).toBeTruthy()
})

test('what a member should know stands on the page of a level', () => {
  const { container } = render(inMoney(<MembershipDetail card={bare} info={prose('Bring your card')} />))
  expect(container.textContent).toBe('FamilyOptionsBring your card')
})

test.each<[Parameters<typeof anOffering>[0], string]>([
  [{}, 'One year1 yearFamily$215Ends by itself'],
  [{ duration: null }, 'One yearFamily$215Ends by itself'],
  [{ renewal: 'optional' }, 'One year1 yearFamily$215Renews only if you choose so'],
  [{ renewal: 'required' }, 'One year1 yearFamily$215Renews automatically'],
  [
    { valid: { from: 'May 1', until: 'May 2' } },
    'One year1 yearFamily$215Valid May 1 to May 2Ends by itself',
  ],
  [
    { prices: [aPrice('Family', 9500, { inFull: 21_500 })] },
    'One year1 yearFamily$95left to pay of $215Ends by itself',
  ],
  [{ perMonth: 1792 }, 'One year1 yearFamily$215works out at $17.92 a monthEnds by itself'],
  [{ more: 1 }, 'One year1 yearFamily$215+1 more...Ends by itself'],
  [
    { prices: [aPrice('Adult', 9500, { description: 'From 18' }), aPrice('Child', 0)], perMonth: 792 },
    'One year1 yearAdultFrom 18$95works out at $7.92 a monthChildNo chargeEnds by itself',
  ],
  [{ renewal: 'life' }, 'One year1 yearFamily$215'],
])('an offering with %j says that and nothing else', (about, words) => {
  for (const screenOf of [
    <MembershipCard key="card" card={{ ...bare, offerings: [anOffering(about)] }} />,
    <MembershipDetail key="page" card={{ ...bare, offerings: [anOffering(about)] }} info={[]} />,
  ]) {
    const { container } = render(inMoney(screenOf))
    expect(container.querySelector('ul')?.parentElement?.textContent).toBe(words)
    expect(container.querySelectorAll('li a')).toHaveLength(0)
    const more = [...container.querySelectorAll('a')].filter(link => link.textContent === '+1 more...')
    expect(more).toHaveLength(screenOf.key === 'card' && about?.more ? 1 : 0)
    cleanup()
  }
})

test('the first price is large, each that can be ordered leads there', () => {
  const prices = [aPrice('Adult', 9500, { href: '/adult' }), aPrice('Child', 500)]
  const { container } = show({ offerings: [anOffering({ prices })] })
  const [adult, child] = container.querySelectorAll('li')
  expect(adult?.querySelector('a')?.getAttribute('href')).toBe('/adult')
  expect(child?.querySelector('a')).toBeNull()
  const sizes = [adult, child].map(line => [
    line?.getElementsByClassName(priceStyles.amount.large).length,
    line?.getElementsByClassName(priceStyles.amount.regular).length,
  ])
  expect(sizes).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('the first thing that can be done is the one to press, and only the first picture of a list is loaded at once', () => {
  const actions = (['join', 'gift'] as const).map(kind => ({ kind, href: `/${kind}` }))
  const second = aMembershipCard({ id: 'second', name: 'Second' })
  const { container } = render(
    inMoney(<MembershipList cards={[aMembershipCard({ actions }), second]} level={3} />),
  )
  const [join, gift] = ['/join', '/gift'].map(href => container.querySelector(`a[href="${href}"]`))
  expect(join?.className).toContain(buttonStyles.tone.primary)
  expect(gift?.className).toContain(buttonStyles.tone.quiet)
  expect([join, gift].map(link => link?.getElementsByTagName('svg').length)).toEqual([0, 1])
  expect([...container.querySelectorAll('img')].map(image => image.loading)).toEqual(['eager', 'lazy'])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test.each([
  [{ name: 'Ada', profileHref: '/profile', verifyHref: null }, 'Your membership', '/profile'],
  [{ name: 'Ada', profileHref: '/profile', verifyHref: '/verify' }, 'Your membership', '/profile'],
  [{ name: null, profileHref: null, verifyHref: '/verify' }, 'Verify Membership', '/verify'],
  [{ name: null, profileHref: null, verifyHref: null }, null, null],
])('with %j a screen of memberships leads to %s', (prompt, label, href) => {
  render(inMoney(<MemberPrompt {...prompt} />))
  const link = screen.queryByRole('link')
  expect([link?.textContent ?? null, link?.getAttribute('href') ?? null]).toEqual([label, href])
})
