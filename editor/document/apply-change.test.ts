import { expect, test } from 'vitest'
import { applyChange, type Change } from '#editor/document/apply-change.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const start: ThemeDocument = {
  ...emptyThemeDocument,
  preset: 'aquarium',
  variables: { 'color-brand': '#0a5c8a' },
  texts: { 'events-page-heading': 'What is on' },
  links: [{ key: 'logo', href: '/' }],
  logo: { src: '/logo.svg' },
}

const changes: { does: string; change: Change; difference: unknown }[] = [
  {
    does: 'a colour',
    change: { kind: 'variable', reference: 'color-brand', value: '#aa0000' },
    difference: { key: 'variables.color-brand', before: '#0a5c8a', after: '#aa0000' },
  },
  {
    does: 'a colour put back',
    change: { kind: 'variable', reference: 'color-brand', value: undefined },
    difference: { key: 'variables.color-brand', before: '#0a5c8a', after: undefined },
  },
  {
    does: 'a new value',
    change: { kind: 'variable', reference: 'heading-weight', value: 700 },
    difference: { key: 'variables.heading-weight', before: undefined, after: 700 },
  },
  {
    does: 'a text',
    change: { kind: 'text', reference: 'events-page-heading', value: 'Tonight' },
    difference: { key: 'texts.events-page-heading', before: 'What is on', after: 'Tonight' },
  },
  {
    does: 'a text put back',
    change: { kind: 'text', reference: 'events-page-heading', value: undefined },
    difference: { key: 'texts.events-page-heading', before: 'What is on', after: undefined },
  },
  {
    does: 'a preset',
    change: { kind: 'preset', preset: 'botanic' },
    difference: { key: 'preset', before: 'aquarium', after: 'botanic' },
  },
  {
    does: 'links',
    change: { kind: 'links', links: [] },
    difference: { key: 'links', before: [{ key: 'logo', href: '/' }], after: undefined },
  },
  {
    does: 'the logo taken away',
    change: { kind: 'logo', logo: undefined },
    difference: { key: 'logo', before: { src: '/logo.svg' }, after: undefined },
  },
]

test.each(changes)('$does is one difference and leaves the rest alone', ({ change, difference }) => {
  const before = structuredClone(start)
  expect(diffDocuments(start, applyChange(start, change))).toEqual([difference])
  expect(start).toEqual(before)
})

test.each<Change>([
  { kind: 'variable', reference: 'color-brand', value: '#0a5c8a' },
  { kind: 'variable', reference: 'color-accent', value: undefined },
  { kind: 'text', reference: 'events-page-heading', value: 'What is on' },
  { kind: 'preset', preset: 'aquarium' },
])('what was there already is no change: %o', change => {
  expect(applyChange(start, change)).toBe(start)
})
