import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MembershipCard } from '#app/ui/membership-card/membership-card.tsx'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { aMembershipCard, anOffering, aPrice, inMoney } from '#tests/builders/membership-card.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { TextProvider } from '#theme/texts/text-provider.tsx'
import { createMessages, messagesFor } from '#theme/texts/venue-texts.ts'

afterEach(cleanup)

const show = (about: Parameters<typeof aMembershipCard>[0] = {}) =>
  render(inMoney(<MembershipCard card={aMembershipCard(about)} />))

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
  expect(offering?.textContent).toBe('Eighteen months1 year 6 monthsAdult$215$11.94 a monthSenior$180')
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
  show({ actions: [], required: { kind, href: '/there' }, goesWith: ['Duo', 'Patron'] })
  expect(screen.getByText('Required')).toBeDefined()
  expect(screen.getByText(/It goes with Duo, Patron\./)).toBeDefined()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/there')
})

test('[MEM-283] a list without memberships says so', () => {
  render(inMoney(<MembershipList cards={[]} />))
  expect(screen.getByText('No memberships found.')).toBeDefined()
  cleanup()
  render(inMoney(<MembershipList cards={[aMembershipCard()]} />))
  expect(screen.queryByText('No memberships found.')).toBeNull()
})
