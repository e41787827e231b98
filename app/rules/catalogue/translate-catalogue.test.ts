import { expect, test } from 'vitest'
import { translateCatalogue } from './translate-catalogue.ts'

const catalogue = {
  events: [
    {
      id: 'reef',
      name: 'Reef',
      description: 'A walk',
      priceLists: [{ prices: [{ name: 'Early bird', translations: { 'de-DE': { name: 'Frühbucher' } } }] }],
      translations: { 'de-DE': { name: 'Riff' }, ar: { name: 'الشعاب' } },
    },
    { id: 'deep', name: 'Deep' },
  ],
}

test('names are those of the language, at any depth, and the main ones where it says nothing', () => {
  const { events } = translateCatalogue(catalogue, 'de-DE')
  expect(events[0]).toMatchObject({ id: 'reef', name: 'Riff', description: 'A walk' })
  expect(events[0]?.priceLists?.[0]?.prices[0]?.name).toBe('Frühbucher')
  expect(events[1]).toBe(catalogue.events[1])
})

test('a language that nothing is translated into leaves the catalogue as it is', () => {
  expect(translateCatalogue(catalogue, 'fr')).toBe(catalogue)
  expect(translateCatalogue(catalogue, 'toString')).toBe(catalogue)
})
