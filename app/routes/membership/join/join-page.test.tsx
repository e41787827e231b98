import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, inMoney } from '#tests/builders/membership-card.tsx'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { createMessages, messagesFor } from '#theme/texts/runtime/venue-texts.ts'
import { GroupPage } from '../group/group-page.tsx'
import { RenewDetailPage } from '../renew-detail/renew-detail-page.tsx'
import { StartPage, type StartPageProps } from '../start/start-page.tsx'
import * as groupStyles from './auxiliary-groups.css.ts'
import { JoinPage, type JoinPageProps } from './join-page.tsx'

afterEach(cleanup)

const show = (about: Partial<JoinPageProps> = {}) =>
  render(
    inMoney(
      <JoinPage
        prompt={{ name: null, profileHref: null, verifyHref: '/auth/pier/members' }}
        tabs={{ regularHref: '/join', auxiliaryHref: '/join?show=auxiliary' }}
        tab="regular"
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
  show({ tab: 'auxiliary' })
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
          tab="regular"
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

const clubs = { id: 'clubs', name: 'Clubs', description: '', picture: null, memberships: [], href: '/clubs' }

test.each<[string, Partial<JoinPageProps>, object]>([
  ['nothing', {}, { lists: 0, articles: 0, none: 1 }],
  ['levels', { cards: [aMembershipCard()] }, { lists: 0, articles: 1, none: 0 }],
  ['groups', { groups: [clubs] }, { lists: 1, articles: 0, none: 0 }],
  ['both', { groups: [clubs], cards: [aMembershipCard()] }, { lists: 1, articles: 1, none: 0 }],
])('a page with %s shows that alone', (_, about, parts) => {
  const { container } = show(about)
  expect({
    lists: container.getElementsByClassName(groupStyles.list).length,
    articles: container.querySelectorAll('article').length,
    none: screen.queryAllByText('No memberships found.').length,
  }).toEqual(parts)
})

test.each([
  [{ show: 'regular' as const }, ['page', null]],
  [{ show: 'auxiliary' as const }, [null, 'page']],
])('of the tabs the open one alone is the current one: %j', ({ show: shown }, current) => {
  show({ tab: shown })
  const tabs = [...screen.getByRole('navigation').querySelectorAll('a')]
  expect(tabs.map(tab => tab.getAttribute('aria-current'))).toEqual(current)
})

const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: '' }
const row = { id: 'one', name: 'Single', about: 'For one', price: null, href: '/single' }
const NOBODY = { name: null, profileHref: null, verifyHref: null }

test.each<[string, Partial<StartPageProps>, object]>([
  ['nothing', {}, { pictures: 0, links: [] }],
  ['a picture', { picture }, { pictures: 1, links: [] }],
  ['memberships on sale', { joinHref: '/join' }, { pictures: 0, links: ['View memberships'] }],
  ['a level', { levels: [row] }, { pictures: 0, links: ['SingleFor one'], regions: 1 }],
  [
    'a level with a price',
    {
      levels: [
        { ...row, price: { amount: 6000, who: 'Child', qualifies: '6 to 17 years', term: 'One year' } },
      ],
    },
    { pictures: 0, links: ['SingleFor one$60One year\u00a0· Child6 to 17 years'], regions: 1 },
  ],
  [
    'a level that says itself whom it is for',
    { levels: [{ ...row, price: { amount: 6000, who: '', qualifies: '', term: 'For life' } }] },
    { pictures: 0, links: ['SingleFor one$60For life'], regions: 1 },
  ],
])('the start of memberships with %s shows that alone', (_, about, parts) => {
  const page = { picture: null, prompt: NOBODY, joinHref: null, levels: [], ...about }
  const { container } = render(inMoney(<StartPage {...page} />))
  expect({
    pictures: container.querySelectorAll('img').length,
    links: screen.queryAllByRole('link').map(link => link.textContent),
    regions: screen.queryAllByRole('region').length,
  }).toEqual({ regions: 0, ...parts })
})

test.each([
  [null, 'Membership'],
  ['Clubs', 'Clubs'],
])('the page of a group called %j is headed so', (name, heading) => {
  render(inMoney(<GroupPage backHref="/join" name={name} description="" cards={[]} />))
  const shown = screen.getByRole('heading', { level: 1 }).textContent
  expect(name ? shown === heading : shown !== '' && shown !== 'Clubs').toBe(true)
})

test.each([
  [aMembershipCard(), '/renew', 'Family', 1],
  [null, '/renew', 'No membership found.', 1],
  [null, null, 'No membership found.', 0],
])('a way to renew, and the way back from it: %#', (card, backHref, heading, count) => {
  render(inMoney(<RenewDetailPage card={card} backHref={backHref} />))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  const ways = screen.queryAllByRole('link').filter(link => link.getAttribute('href') === '/renew')
  expect(ways).toHaveLength(count)
})

test('each level is told by itself before levels are compared', () => {
  const { container } = show({
    cards: [aMembershipCard(), aMembershipCard({ id: 'patron', name: 'Patron' })],
  })
  const [table, card] = [container.querySelector('table'), container.querySelector('article')]
  expect(table?.compareDocumentPosition(card!)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
