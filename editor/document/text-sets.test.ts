import { expect, test } from 'vitest'
import { applyChange } from '#editor/document/apply-change.ts'
import { documentProblems } from '#editor/document/document-problems.ts'
import { textProblems } from '#editor/document/text-problems.ts'
import { nameForSet, textSetNames, textSetProblem, wordingOfSet } from '#editor/document/text-sets.ts'
import { defaultText, isUntranslated, ownTexts, textKey, wordingPlace } from '#editor/document/wording.ts'
import { changedWords } from '#editor/preview/changed-words.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const tags = ['de-DE']
const german = {
  tag: 'de-DE',
  name: 'Deutsch',
  defaults: { 'events-empty': 'Nichts.', 'header-menu': 'Menü' },
}
const theme: ThemeDocument = {
  ...emptyThemeDocument,
  texts: { 'events-page-heading': 'What is on', 'events-empty': 'Nothing.' },
  translations: { 'de-DE': { 'events-empty': 'Heute nichts.' } },
  textSets: {
    school: { 'events-page-heading': 'For your class' },
    'school.de-DE': { 'events-page-heading': 'Für Ihre Klasse' },
    'clubs.north': { 'events-empty': 'No rides.' },
  },
}
const school = wordingOfSet({ document: theme, set: 'school', language: null, main: 'en-US' })
const schoolInGerman = wordingOfSet({ document: theme, set: 'school', language: german, main: 'en-US' })

test('a set is one set in all languages of the venue', () => {
  expect(textSetNames(theme, tags)).toEqual(['clubs.north', 'school'])
})

test.each([
  ['School classes', 'school-classes', null],
  ['school', 'school', 'taken'],
  ['', '', 'bad'],
  ['a.b', 'a.b', 'bad'],
  ['Schüler', 'schüler', 'bad'],
  ['x'.repeat(41), 'x'.repeat(41), 'bad'],
] as const)('“%s” becomes %s: %s', (typed, name, problem) => {
  expect(nameForSet(typed)).toBe(name)
  expect(textSetProblem(name, ['school'])).toBe(problem)
})

test('what a set does not say is what the venue says without it, in the same language', () => {
  expect(ownTexts(theme, school)).toEqual({ 'events-page-heading': 'For your class' })
  expect(defaultText('events-page-heading', school)).toBe('What is on')
  expect(defaultText('header-menu', school)).toBe('Menu')
  expect(defaultText('events-empty', schoolInGerman)).toBe('Heute nichts.')
  expect(defaultText('header-menu', schoolInGerman)).toBe('Menü')
  expect(textKey('events-empty', school)).toBe('textSets.school.events-empty')
  expect(textKey('events-empty', schoolInGerman)).toBe('textSets.school.de-DE.events-empty')
  expect(isUntranslated('events-empty', { document: theme, language: school })).toBe(false)
})

test('a wording of a set changes the set alone; without words of its own it is gone', () => {
  const word = (value: string | undefined) =>
    ({ kind: 'text', reference: 'events-page-heading', value, ...wordingPlace(school) }) as const
  const after = applyChange(theme, word('Classes'))
  expect(after.textSets.school).toEqual({ 'events-page-heading': 'Classes' })
  expect([after.texts, after.translations]).toEqual([theme.texts, theme.translations])
  expect(Object.keys(applyChange(after, word(undefined)).textSets)).toEqual(['school.de-DE', 'clubs.north'])
})

test('a set is renamed and removed in every language it has words in', () => {
  const renamed = applyChange(theme, { kind: 'text-set', name: 'school', to: 'classes', tags })
  expect(renamed.textSets).toEqual({
    classes: theme.textSets.school,
    'classes.de-DE': theme.textSets['school.de-DE'],
    'clubs.north': theme.textSets['clubs.north'],
  })
  const removed = applyChange(theme, { kind: 'text-set', name: 'school', to: undefined, tags })
  expect(Object.keys(removed.textSets)).toEqual(['clubs.north'])
})

test('a page with a set shows its words, over those that change below it', () => {
  const after = {
    ...theme,
    texts: { ...theme.texts, 'events-empty': 'None.', 'events-page-heading': 'Programme' },
    textSets: { ...theme.textSets, school: { 'events-page-heading': 'Classes' } },
  }
  expect(Object.fromEntries(changedWords(theme, after, school))).toEqual({
    'events-empty': 'None.',
    'events-page-heading': 'Classes',
  })
})

test('words of sets are checked like all others, in the language they are in', () => {
  const document = {
    ...theme,
    textSets: { school: { 'header-menu': ' ' }, 'school.de-DE': { 'events-empty': '{day}' } },
  } as ThemeDocument
  const problems = documentProblems({
    ...compileTheme(document),
    texts: textProblems(document, 'en-US').filter(({ key }) => key !== 'texts.mail-sender-address'),
    unknown: [],
  })
  expect(problems.map(problem => 'key' in problem && problem.key)).toEqual([
    'textSets.school.header-menu',
    'textSets.school.de-DE.events-empty',
  ])
})
