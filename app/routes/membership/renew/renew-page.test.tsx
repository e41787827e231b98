import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, inMoney } from '#tests/builders/membership-card.tsx'
import { RenewPage } from './renew-page.tsx'

afterEach(cleanup)

const page = {
  name: 'Family',
  isOver: false,
  cards: [],
  current: null,
  opensOn: null,
  renewsItself: null,
  backHref: '/profile',
  upgradeHref: null,
  contact: { phone: null, email: null },
}

const ownCard = {
  ...{ venue: 'Pier Museum', level: 'Family', holder: 'Ada Moss', number: 'M-1001' },
  ...{ expires: 'June 24, 2027', ended: null, code: null },
}

test('[MEM-070] without options renewals are not available, and may be later', () => {
  render(inMoney(<RenewPage page={page} />))
  expect(screen.getByText('Membership renewals are not available at this time.')).toBeDefined()
  expect(screen.getByText('Please check again later.')).toBeDefined()
})

test('where no renewal is to be had the venue can be reached; before renewals open nobody need be asked', () => {
  const contact = { phone: { number: '+1 212', href: 'tel:+1212' }, email: null }
  render(inMoney(<RenewPage page={{ ...page, contact }} />))
  expect(screen.getByRole('link', { name: '+1 212' }).getAttribute('href')).toBe('tel:+1212')
  cleanup()
  render(inMoney(<RenewPage page={{ ...page, contact, opensOn: 'May 25, 2027' }} />))
  expect(screen.queryByRole('link', { name: '+1 212' })).toBeNull()
})

test('before renewals open it is said from when', () => {
  render(inMoney(<RenewPage page={{ ...page, opensOn: 'May 25, 2027' }} />))
  expect(screen.getByText('You can renew from May 25, 2027.')).toBeDefined()
  for (const words of ['Please check again later.', 'Membership renewals are not available at this time.'])
    expect(screen.queryByText(words)).toBeNull()
})

const renewsItself = { on: 'June 17, 2027', charge: 'We charge $95 then.' }

test('what renews by itself and may be renewed by hand already says when, and what is charged then', () => {
  const cards = [aMembershipCard({ actions: [{ kind: 'renew', href: '/order' }] })]
  render(inMoney(<RenewPage page={{ ...page, cards, renewsItself }} />))
  const sentence = screen.getByText('It renews by itself on June 17, 2027; you need do nothing.')
  const charge = screen.getByText('We charge $95 then.')
  const button = screen.getByRole('link', { name: 'Renew: Family' })
  expect(sentence.compareDocumentPosition(charge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(charge.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what renews by itself needs nobody, and says so in place of the day from which it could be renewed by hand', () => {
  render(inMoney(<RenewPage page={{ ...page, opensOn: 'May 25, 2027', renewsItself }} />))
  screen.getByText('It renews by itself on June 17, 2027; you need do nothing.')
  expect(screen.queryByText('You can renew from May 25, 2027.')).toBeNull()
})

test('the heading bids nobody renew what cannot be renewed yet', () => {
  const headingOf = (about: Parameters<typeof RenewPage>[0]['page']) => {
    render(inMoney(<RenewPage page={about} />))
    const heading = screen.getByRole('heading', { level: 1 }).textContent
    cleanup()
    return heading
  }
  expect(headingOf(page)).toBe('Your renewal')
  const cards = [aMembershipCard({ actions: [] })]
  expect(headingOf({ ...page, cards })).toBe('Renew your membership')
  expect(headingOf({ ...page, cards, isOver: true })).toBe('Join again')
})

test('until renewals open, the card with its term and what it gives are shown', () => {
  const current = { card: ownCard, benefits: ['Free entry'] }
  render(inMoney(<RenewPage page={{ ...page, current, opensOn: 'May 25, 2027' }} />))
  for (const words of ['Ada Moss', /June 24, 2027/, 'Free entry'])
    expect(screen.getByText(words)).toBeDefined()
})

test('what is offered stands beside the card as it is now', () => {
  const card = aMembershipCard({ actions: [{ kind: 'renew', href: '/order' }] })
  const current = { card: ownCard, benefits: [] }
  render(inMoney(<RenewPage page={{ ...page, cards: [card], current }} />))
  const own = screen.getByText('Ada Moss')
  const button = screen.getByRole('link', { name: 'Renew: Family' })
  expect(own.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('heading', { name: 'Benefits' })).toBeNull()
})

test('[MEM-067] each option has its button', () => {
  const card = aMembershipCard({ actions: [{ kind: 'renew', href: '/order' }] })
  render(inMoney(<RenewPage page={{ ...page, cards: [card] }} />))
  expect(screen.getByRole('link', { name: 'Renew: Family' }).getAttribute('href')).toBe('/order')
  expect(screen.queryByText('Please check again later.')).toBeNull()
})

test('[MEM-284] without a membership that is said', () => {
  render(inMoney(<RenewPage page={null} />))
  expect(screen.getByText('No membership found.')).toBeDefined()
})

test.each([
  [page, ['Your membership'], 'Family'],
  [{ ...page, upgradeHref: '/upgrade' }, ['Your membership', 'View Upgrade Options'], 'Family'],
  [null, [], ''],
])('the way back to a membership, and its name, stand only where there is one: %#', (about, links, intro) => {
  const { container } = render(inMoney(<RenewPage page={about} />))
  expect(screen.queryAllByRole('link').map(link => link.textContent)).toEqual(links)
  expect(container.querySelector('header')?.textContent?.replace(/^(Renew[^F]*|Your renewal)/, '')).toBe(
    intro,
  )
})
