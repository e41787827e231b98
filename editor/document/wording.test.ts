import { expect, test } from 'vitest'
import { applyChange } from '#editor/document/apply-change.ts'
import { emptyThemeDocument } from '#theme/document.ts'
import { isUntranslated, ownTexts } from './wording.ts'

const german = {
  tag: 'de-DE',
  name: 'Deutsch',
  defaults: { 'events-empty': 'Nichts.', 'cart-heading': 'Korb' },
}
const document = {
  ...emptyThemeDocument,
  texts: { 'events-empty': 'Nothing on.', 'header-menu': 'More' },
  translations: { 'de-DE': { 'header-menu': 'Mehr' } },
}

test.each([
  ['a default that we ship in the language', 'cart-heading', false],
  ['what the venue has worded in its main language alone', 'events-empty', true],
  ['what it has worded in both', 'header-menu', false],
  ['what we ship in English alone', 'header-events', true],
  ['a text that says nothing', 'events-page-description', false],
  ['a setting', 'header-hide-login', false],
] as const)('%s: still to be translated %j → %s', (_, reference, isOpen) => {
  expect(isUntranslated(reference, { document, language: german })).toBe(isOpen)
})

test('a change in a language leaves the main one alone, and is taken away again', () => {
  const change = { kind: 'text', reference: 'events-empty', language: 'de-DE' } as const
  const worded = applyChange(document, { ...change, value: 'Heute nichts.' })
  expect(ownTexts(worded, german)).toEqual({ 'header-menu': 'Mehr', 'events-empty': 'Heute nichts.' })
  expect(worded.texts).toBe(document.texts)
  expect(applyChange(worded, { ...change, value: undefined })).toEqual(document)
  expect(applyChange(worded, { ...change, value: 'Heute nichts.' })).toBe(worded)
})
