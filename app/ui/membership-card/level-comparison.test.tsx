import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, anOffering, aPrice, inMoney } from '#tests/builders/membership-card.tsx'
import { LevelComparison } from './level-comparison.tsx'

afterEach(cleanup)

const single = aMembershipCard({ id: 'single', name: 'Single', benefits: { shown: ['Entry'], rest: [] } })
const family = aMembershipCard({ benefits: { shown: ['Entry'], rest: ['A mug'] } })

test('levels stand side by side, what tells them apart first, also what is folded on their cards', () => {
  render(inMoney(<LevelComparison cards={[single, family]} />))
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual([
    'Benefits',
    'Single$215',
    'Family$215',
  ])
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual(['A mugSingleNot includedFamilyIncluded', 'EntrySingleIncludedFamilyIncluded'])
})

test('a level for one kind of member alone says whom it is for, one for several does not', () => {
  const child = aPrice('Child', 3600, { description: '6 to 17 years' })
  const young = aMembershipCard({ id: 'young', name: 'Young', offerings: [anOffering({ prices: [child] })] })
  const adult = aPrice('Adult', 9500, { description: '18 and over' })
  const open = aMembershipCard({ offerings: [anOffering({ prices: [adult, child] })] })
  render(inMoney(<LevelComparison cards={[young, open]} />))
  const heads = screen.getAllByRole('columnheader').map(cell => cell.textContent)
  expect(heads).toEqual(['Benefits', 'Young$366 to 17 years', 'Family$95'])
})

test('a benefit with an amount says in each column how much of it', () => {
  const cards = [
    aMembershipCard({ id: 'single', benefits: { shown: ['Admission: one'], rest: [] } }),
    aMembershipCard({ benefits: { shown: ['Admission: two adults'], rest: [] } }),
  ]
  render(inMoney(<LevelComparison cards={cards} />))
  expect(screen.getByRole('row', { name: 'Admission one two adults' })).toBeTruthy()
})

test('on a phone each mark has the name of its level beside it, which is not read out twice', () => {
  render(inMoney(<LevelComparison cards={[single, family]} />))
  expect(screen.getByRole('row', { name: 'A mug Not included Included' })).toBeTruthy()
  const [, mug] = screen.getAllByRole('row')
  expect([...(mug?.querySelectorAll('[aria-hidden] ') ?? [])].map(each => each.textContent)).toEqual(
    expect.arrayContaining(['Single', 'Family']),
  )
})

test('a single level is not compared', () => {
  const { container } = render(inMoney(<LevelComparison cards={[single]} />))
  expect(container.textContent).toBe('')
})

test.each([
  [4, null],
  [5, 'All 5 benefits'],
])('of %i benefits a phone unfolds the rest: %j', (count, words) => {
  const benefits = { shown: Array.from({ length: count }, (_, place) => `Benefit ${place}`), rest: [] }
  const cards = ['one', 'two'].map(id => aMembershipCard({ id, benefits }))
  const { container } = render(inMoney(<LevelComparison cards={cards} />))
  expect(container.querySelector('summary')?.textContent ?? null).toBe(words)
  expect(screen.getAllByRole('row')).toHaveLength(count + 1)
})
