import { expect, test } from 'vitest'
import { compareDefaults, hasChanges } from '#theme/compare-defaults.ts'
import { type DefaultsSnapshot, type ThemedVenue, takeSnapshot } from '#theme/take-snapshot.ts'

const venue = (theme: object = {}, languages = ['en-US']): ThemedVenue => ({
  tenantId: 'pier',
  name: 'Pier Museum',
  languages,
  theme,
})

type Old = { values?: Record<string, string | number>; words?: Record<string, string>; contrast?: [] }

/** What an older version gave: the same as today but for some values and words. */
const before = (of: ThemedVenue, { values = {}, words = {}, contrast }: Old): DefaultsSnapshot => {
  const now = takeSnapshot([of])
  const look = now.looks.pier!
  return {
    looks: { pier: { values: { ...look.values, ...values }, contrast: contrast ?? look.contrast } },
    words: Object.fromEntries(Object.entries(now.words).map(([tag, all]) => [tag, { ...all, ...words }])),
  }
}
const compare = (of: ThemedVenue, old: Old) =>
  compareDefaults(of, { before: before(of, old), after: takeSnapshot([of]) })!

test('nothing changes for a venue where the defaults are the same', () => {
  const changes = compare(venue(), {})
  expect(changes).toEqual({ variables: [], words: [], contrast: [] })
  expect(hasChanges(changes)).toBe(false)
})

test('a default that the venue does not set changes it, and one that it sets does not', () => {
  const old = { values: { 'shape-radius': '3px', 'color-brand': '#123456' } }
  const free = compare(venue(), old).variables.map(({ reference }) => reference)
  expect(free.toSorted()).toEqual(['color-brand', 'shape-radius'])
  const own = venue({ variables: { 'color-brand': '#0a5c8a' } })
  expect(compare(own, old).variables.map(({ reference }) => reference)).toEqual(['shape-radius'])
})

test('a text changes each language in which the venue has no words of its own', () => {
  const old = { words: { 'events-page-heading': 'Shows' } }
  const of = venue({ texts: { 'events-page-heading': 'What is on' } }, ['en-US', 'de-DE'])
  expect(compare(of, old).words.map(({ language, before }) => [language, before])).toEqual([
    ['de-DE', 'Shows'],
  ])
  expect(compare(venue({}, ['en-US', 'de-DE']), old).words).toHaveLength(2)
})

test('what only the staff reads, and what an older version did not have, changes nothing for visitors', () => {
  const changes = compare(venue(), { words: { 'onboarding-heading': 'Venues' } })
  expect(changes.words).toEqual([])
  const of = venue()
  const { looks, words } = before(of, {})
  const { 'shape-radius': _, ...values } = looks.pier!.values
  const older = { looks: { pier: { ...looks.pier!, values } }, words }
  expect(compareDefaults(of, { before: older, after: takeSnapshot([of]) })!.variables).toEqual([])
})

test('a pair that falls below its contrast is told where it was read better before', () => {
  const of = venue({ variables: { 'button-background': '#777777', 'button-label': '#888888' } })
  const pairs = compare(of, { contrast: [] }).contrast
  expect(pairs.map(({ reference, on }) => [reference, on])).toContainEqual([
    'button-label',
    'button-background',
  ])
  expect(compare(of, {}).contrast).toEqual([])
})

test('a venue that the snapshot does not know has nothing to be compared with', () => {
  expect(
    compareDefaults(venue(), { before: { looks: {}, words: {} }, after: takeSnapshot([venue()]) }),
  ).toBeNull()
})
