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
  expect(events[1]).toEqual(catalogue.events[1])
})

test('every record is a copy, translated or not: what is kept with it is kept for each language', () => {
  for (const language of ['de-DE', 'fr', 'toString']) {
    const { events } = translateCatalogue(catalogue, language)
    expect(events).not.toBe(catalogue.events)
    expect(events[1]).not.toBe(catalogue.events[1])
    expect(events[1]).toEqual(catalogue.events[1])
  }
})
