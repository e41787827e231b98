import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMembershipCard, anOffering, aPrice, inMoney } from '#tests/builders/membership-card.tsx'
import { LevelComparison } from './level-comparison.tsx'

afterEach(cleanup)

const single = aMembershipCard({ id: 'single', name: 'Single', benefits: { shown: ['Entry'], rest: [] } })
const family = aMembershipCard({ benefits: { shown: ['Entry'], rest: ['A mug'] } })

test('levels stand side by side with what each alone gives, also what is folded on its card; what all give stands above', () => {
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
  ).toEqual(['Only with this oneNot includedFamilyA mug'])
  expect(screen.getByRole('list', { name: 'With every membership' }).textContent).toBe('Entry')
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
  const patron = aMembershipCard({ id: 'patron', name: 'Patron', benefits: family.benefits })
  render(inMoney(<LevelComparison cards={[single, family, patron]} />))
  expect(screen.getByRole('row', { name: 'A mug Not included Included Included' })).toBeTruthy()
  const [, mug] = screen.getAllByRole('row')
  expect([...(mug?.querySelectorAll('[aria-hidden] ') ?? [])].map(each => each.textContent)).toEqual(
    expect.arrayContaining(['Single', 'Family', 'Patron']),
  )
})

test('a single level is not compared, and levels that give the same have no rows', () => {
  const { container } = render(inMoney(<LevelComparison cards={[single]} />))
  expect(container.textContent).toBe('')
  cleanup()
  render(inMoney(<LevelComparison cards={[single, aMembershipCard({ benefits: single.benefits })]} />))
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

test.each([
  [3, null],
  [4, 'Show all 4 benefits'],
])('of %i benefits that some levels give a phone unfolds all by one press: %j', (count, words) => {
  const benefits = { shown: Array.from({ length: count }, (_, place) => `Benefit ${place}`), rest: [] }
  const cards = ['one', 'two', 'three'].map(id =>
    aMembershipCard({ id, benefits: id === 'three' ? { shown: [], rest: [] } : benefits }),
  )
  const { container } = render(inMoney(<LevelComparison cards={cards} />))
  expect(container.querySelector('summary')?.textContent ?? null).toBe(words)
  expect(screen.getAllByRole('row')).toHaveLength(count + 1)
})

test('the press to unfold counts what all levels give and what one alone gives, too', () => {
  const plus = { shown: ['Entry', 'A mug', 'A cup', 'A plate'], rest: [] }
  const cards = [single, family, aMembershipCard({ id: 'plus', name: 'Plus', benefits: plus })]
  const { container } = render(inMoney(<LevelComparison cards={cards} />))
  expect(container.querySelector('summary')?.textContent).toBe('Show all 4 benefits')
})
