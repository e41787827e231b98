import { expect, test } from 'vitest'
import { compareDefaults } from '#theme/compare-defaults.ts'
import { withEarlierDefaults } from '#theme/earlier-defaults.ts'
import { type ThemedVenue, takeSnapshot } from '#theme/take-snapshot.ts'

const own = {
  variables: { 'color-brand': '#0a5c8a' },
  texts: { 'events-page-heading': 'What is on' },
  translations: { 'de-DE': { 'cart-heading': 'Korb' } },
}
const languages = ['en-US', 'de-DE']
const venueOf = (theme: object): ThemedVenue => ({ tenantId: 'pier', name: 'Pier', languages, theme })

test('a venue with its earlier defaults looks as it did, and words of its own stay', () => {
  const venue = venueOf(own)
  const after = takeSnapshot([venue])
  const older = { ...own, variables: { ...own.variables, 'shape-radius': '3px', 'color-action': '#112233' } }
  const { values } = takeSnapshot([venueOf(older)]).looks.pier!
  const old = { 'events-page-heading': 'Shows', 'cart-heading': 'Basket' }
  const words = Object.fromEntries(languages.map(tag => [tag, { ...after.words[tag], ...old }]))
  const before = { looks: { pier: { values, contrast: [] } }, words }
  const changes = compareDefaults(venue, { before, after })!
  const earlier = withEarlierDefaults(own, { changes, language: 'en-US' })
  expect(takeSnapshot([venueOf(earlier)]).looks.pier!.values).toEqual(values)
  expect(earlier.variables['color-brand']).toBe('#0a5c8a')
  expect(earlier.texts).toMatchObject({ 'events-page-heading': 'What is on', 'cart-heading': 'Basket' })
  expect(earlier.translations['de-DE']).toMatchObject({
    'events-page-heading': 'Shows',
    'cart-heading': 'Korb',
  })
})

test('a venue that no default changes stays as it is', () => {
  const changes = { variables: [], words: [], contrast: [] }
  expect(withEarlierDefaults(own, { changes, language: 'en-US' })).toEqual(own)
})
