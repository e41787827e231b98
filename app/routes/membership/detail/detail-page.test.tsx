import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, anOffering, aPrice, inMoney } from '#tests/builders/membership-card.tsx'
import { type DetailPageProps, LevelDetailPage } from './level-detail-page.tsx'

afterEach(cleanup)

const show = (about: Partial<DetailPageProps> = {}) =>
  render(
    inMoney(<LevelDetailPage card={aMembershipCard()} info={[]} variants={[]} backHref="/join" {...about} />),
  )

test('[MEM-091] in detail a card has its picture, its title and its whole description', () => {
  const { container } = show()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/pier/wave-screen.avif')
  expect(screen.getByRole('heading', { level: 1, name: 'Family' })).toBeDefined()
  expect(screen.getByText('Two grown-ups and every child.')).toBeDefined()
  expect(screen.getByText('Pays for itself on the second visit.')).toBeDefined()
  expect(container.querySelector('details')).toBeNull()
})

test('[MEM-098] Options lists every price of every offering, each leading to its order, and the days it holds', () => {
  const valid = { from: 'November 20, 2026', until: 'November 19, 2027' }
  const year = anOffering({
    valid,
    prices: [aPrice('Adult', 9500, { href: '/order-adult' }), aPrice('Student', 6500)],
  })
  const two = anOffering({ id: 'two', name: 'Two years', prices: [aPrice('Adult', 17_500)] })
  show({ card: aMembershipCard({ offerings: [year, two] }) })
  const options = screen.getByRole('region', { name: 'Options' })
  expect(
    within(options)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Adult$95', 'Student$65', 'Adult$175'])
  expect(within(options).getByRole('link', { name: /Adult/ }).getAttribute('href')).toBe('/order-adult')
  expect(within(options).getByText('Valid November 20, 2026 to November 19, 2027')).toBeDefined()
})

test('the only price of a level with a button for it is no second way to the same order', () => {
  const only = anOffering({ prices: [aPrice('Household', 19_800, { href: '/order-household' })] })
  show({ card: aMembershipCard({ offerings: [only] }) })
  const options = screen.getByRole('region', { name: 'Options' })
  expect(within(options).queryByRole('link', { name: /Household/ })).toBeNull()
  expect(within(options).getByRole('listitem').querySelector('svg')).toBeNull()
  cleanup()
  show({ card: aMembershipCard({ offerings: [only], actions: [] }) })
  expect(screen.getByRole('link', { name: /Household/ }).getAttribute('href')).toBe('/order-household')
})

test('[MEM-059] [MEM-061] a way back to all memberships, and the auxiliary groups that go with this one', () => {
  show({ variants: [aMembershipCard({ id: 'otters', name: 'Otter Club' })] })
  expect(screen.getByRole('link', { name: 'All memberships' }).getAttribute('href')).toBe('/join')
  const section = screen.getByRole('region', { name: 'Goes with this membership' })
  expect(within(section).getByRole('heading', { level: 3, name: 'Otter Club' })).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByRole('region', { name: 'Goes with this membership' })).toBeNull()
})
