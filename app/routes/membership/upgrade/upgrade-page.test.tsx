import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, inMoney } from '#tests/builders/membership-card.tsx'
import { UpgradePage } from './upgrade-page.tsx'

afterEach(cleanup)

const page = (about: object = {}) => ({
  cards: [],
  disallowUpgrade: false,
  backHref: '/profile',
  card: {
    ...{ venue: 'Pier Museum', level: 'Friend', holder: 'Ada Moss', number: 'M-1001' },
    ...{ expires: 'June 24, 2027', ended: null, code: null },
  },
  contact: { phone: null, email: null },
  ...about,
})
const links = () => screen.getAllByRole('link').map(link => link.textContent)

test('[MEM-072] with options it says what an upgrade gives and that what was paid counts', () => {
  render(
    inMoney(
      <UpgradePage
        page={page({ cards: [aMembershipCard({ actions: [{ kind: 'upgrade', href: '/up' }] })] })}
      />,
    ),
  )
  expect(screen.getByRole('heading', { name: 'Upgrade for additional benefits.' })).toBeDefined()
  expect(screen.getByText('Ada Moss')).toBeDefined()
  expect(screen.getByText('Your current membership payment will apply towards the total.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Upgrade: Family' }).getAttribute('href')).toBe('/up')
})

test('[MEM-071] without options upgrades are not available', () => {
  render(inMoney(<UpgradePage page={page()} />))
  expect(screen.getByText('Membership upgrades are not available at this time.')).toBeDefined()
  expect(screen.queryByText('Upgrade for additional benefits.')).toBeNull()
})

test('[MEM-073] where upgrades are not sold online it says whom to ask, and has no button', () => {
  render(inMoney(<UpgradePage page={page({ disallowUpgrade: true })} />))
  expect(screen.getByText('Please contact us to upgrade your membership.')).toBeDefined()
  expect(links()).toEqual(['Your membership'])
})

test('where the venue is to be asked, its phone, its email and the last day of the membership stand there', () => {
  const contact = { phone: { number: '+1 212', href: 'tel:+1212' }, email: 'pier@example.com' }
  render(inMoney(<UpgradePage page={page({ disallowUpgrade: true, contact })} />))
  expect(screen.getByRole('link', { name: '+1 212' }).getAttribute('href')).toBe('tel:+1212')
  expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe(
    'mailto:pier@example.com',
  )
  expect(screen.getByText('Expires June 24, 2027')).toBeDefined()
})

test('without a membership that is said, and no way back to it', () => {
  render(inMoney(<UpgradePage page={null} />))
  expect(screen.getByText('No membership found.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('beside the card as it is now each level says what is gained by it', () => {
  const gain = aMembershipCard({
    actions: [{ kind: 'upgrade', href: '/up' }],
    benefits: { shown: ['A party'], rest: ['Entry'], isGain: true },
  })
  render(inMoney(<UpgradePage page={page({ cards: [gain] })} />))
  expect(screen.getByText('What you gain').nextElementSibling?.textContent).toBe('A party')
  cleanup()
  const plain = aMembershipCard({ benefits: { shown: ['Entry'], rest: [] } })
  render(inMoney(<UpgradePage page={page({ cards: [plain] })} />))
  expect(screen.queryByText('What you gain')).toBeNull()
})
