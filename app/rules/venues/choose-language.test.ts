import { expect, test } from 'vitest'
import { acceptedLanguages, acceptHeader, chooseLanguage, languageOffer } from './choose-language.ts'

const languages = { main: 'en-US', further: ['de-DE', 'ar'] }

test.each([
  ['nothing', [], 'en-US'],
  ['a further language', ['ar'], 'ar'],
  ['the address before the choice', ['de-DE', 'ar'], 'de-DE'],
  ['the choice where the address names none that is spoken', ['fr', 'ar'], 'ar'],
  ['a region that the venue does not have', ['de-AT'], 'de-DE'],
  ['another spelling', ['DE-de'], 'de-DE'],
  ['the main language, against an older choice', ['en', 'ar'], 'en-US'],
  ['what is no tag', ['../x', '', '__proto__'], 'en-US'],
])('with %s the page has the language %j → %s', (_, wishes, tag) => {
  expect(chooseLanguage(languages, wishes)).toBe(tag)
})

test.each([
  ['de', 'en-US', 'de-DE'],
  ['en-GB,de;q=0.9', 'en-US', null],
  ['fr, ar;q=0.5', 'en-US', 'ar'],
  ['de', 'de-DE', null],
  ['en', 'ar', 'en-US'],
  ['', 'en-US', null],
])('a browser that accepts %j on a page in %s is offered %s', (accepted, shown, offer) => {
  expect(languageOffer(languages, { accepted, shown })).toBe(offer)
})

test('accepted languages are sorted by how much they are wanted; refused ones and wildcards are none', () => {
  expect(acceptedLanguages('fr;q=0.3, de, *;q=0.1, es;q=0, en;q=x, a_b')).toEqual(['de', 'fr'])
})

test('wishes come back from the header that was made of them', () => {
  expect(acceptedLanguages(acceptHeader(['ar', 'de-DE', 'en']))).toEqual(['ar', 'de-DE', 'en'])
})
