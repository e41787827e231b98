import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffDocuments } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { mergeDocuments, takeTheirs } from '#theme/merge-documents.ts'

const document = (parts: Partial<ThemeDocument>): ThemeDocument => ({ ...emptyThemeDocument, ...parts })
const base = document({
  preset: 'aquarium',
  variables: { 'color-brand': '#0a5c8a', 'shape-radius': '20px' },
  texts: { 'events-page-heading': 'What is on' },
})

test('two people who change different keys both keep their work', () => {
  const mine = { ...base, variables: { ...base.variables, 'color-brand': '#aa0000' } } satisfies ThemeDocument
  const theirs = {
    ...base,
    texts: { 'events-page-heading': 'Tonight' },
    links: [{ key: 'logo', href: '/' }],
  } satisfies ThemeDocument
  const { merged, conflicts } = mergeDocuments({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({
    variables: { 'color-brand': '#aa0000', 'shape-radius': '20px' },
    texts: { 'events-page-heading': 'Tonight' },
    links: [{ key: 'logo' }],
  })
})

test('the same key changed by both is mine and told as a conflict', () => {
  const mine = document({ ...base, variables: { ...base.variables, 'color-brand': '#aa0000' } })
  const theirs = document({ ...base, variables: { ...base.variables, 'color-brand': '#00aa00' } })
  const { merged, conflicts } = mergeDocuments({ base, mine, theirs })
  expect(merged.variables['color-brand']).toBe('#aa0000')
  expect(conflicts).toEqual([
    { key: 'variables.color-brand', base: '#0a5c8a', mine: '#aa0000', theirs: '#00aa00' },
  ])
  expect(takeTheirs(merged, conflicts).variables['color-brand']).toBe('#00aa00')
})

test('the same key changed to the same value is no conflict', () => {
  const both = document({ ...base, preset: 'botanic' })
  expect(mergeDocuments({ base, mine: both, theirs: { ...both } })).toEqual({ merged: both, conflicts: [] })
})

test('a key that one side took away is gone, and taking theirs can take it away too', () => {
  const without = document({ ...base, variables: { 'shape-radius': '20px' } })
  expect(mergeDocuments({ base, mine: without, theirs: base }).merged.variables).toEqual({
    'shape-radius': '20px',
  })
  const mine = document({ ...base, variables: { ...base.variables, 'color-brand': '#aa0000' } })
  const { merged, conflicts } = mergeDocuments({ base, mine, theirs: without })
  expect(takeTheirs(merged, conflicts).variables).toEqual({ 'shape-radius': '20px' })
})

test('what we have no name for stays as the other side has it', () => {
  const theirs = document({ ...base, passthrough: { other: { campaign: 'spring' } } })
  expect(mergeDocuments({ base, mine: base, theirs }).merged.passthrough).toEqual({
    other: { campaign: 'spring' },
  })
})

const colors = fc.constantFrom('#000000', '#aa0000', '#00aa00', undefined)
const anyDocument = fc
  .record({ brand: colors, accent: colors, heading: fc.constantFrom('A', 'B', undefined) })
  .map(({ brand, accent, heading }) =>
    document({
      variables: {
        ...(brand && { 'color-brand': brand }),
        ...(accent && { 'color-accent': accent }),
      } as ThemeDocument['variables'],
      texts: heading ? { 'events-page-heading': heading } : {},
      textSets: heading ? { school: { 'events-page-title': heading } } : {},
    }),
  )

test('without conflicts it does not matter who saves first', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
      const one = mergeDocuments({ base, mine, theirs })
      const other = mergeDocuments({ base, mine: theirs, theirs: mine })
      if (one.conflicts.length === 0) expect(diffDocuments(one.merged, other.merged)).toEqual([])
    }),
  )
})

test('who changed nothing gets the other side', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (base, theirs) => {
      expect(diffDocuments(mergeDocuments({ base, mine: base, theirs }).merged, theirs)).toEqual([])
    }),
  )
})

test('what we have no name for can be taken away beside what others do', () => {
  const unknown = document({ ...base, passthrough: { other: { campaign: 'spring' } } })
  const theirs = document({ ...unknown, texts: { 'events-page-heading': 'Tonight' } })
  const { merged, conflicts } = mergeDocuments({ base: unknown, mine: base, theirs })
  expect([merged.passthrough, conflicts]).toEqual([{}, []])
  expect(diffDocuments(unknown, base).map(({ key }) => key)).toEqual(['passthrough'])
})
