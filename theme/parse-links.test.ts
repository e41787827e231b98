import { expect, test } from 'vitest'
import { parseLink, parseLogo } from './parse-links.ts'

const LINK = {
  key: 'visit',
  href: '/visit',
  label: 'Visit',
  translations: { 'de-DE': { label: 'Besuch' }, 'fr-FR': {} },
  external: true,
}
const LOGO = { src: '/logo.svg', alt: 'Pier', darkSrc: '/dark.svg' }

test('a link and a logo are taken as they are, without what we have no name for', () => {
  const worded = { ...LINK.translations, 'fr-FR': { color: 'red' } }
  expect(parseLink({ ...LINK, translations: worded, color: 'red' })).toEqual(LINK)
  expect(parseLink({ key: 'visit', href: '/visit' })).toEqual({ key: 'visit', href: '/visit' })
  expect(parseLogo({ ...LOGO, width: 3 })).toEqual(LOGO)
  expect(parseLogo({ src: '/logo.svg' })).toEqual({ src: '/logo.svg' })
})

test.each([
  ['no record', null],
  ['a list', [LINK]],
  ['no key', { ...LINK, key: undefined }],
  ['an empty key', { ...LINK, key: '' }],
  ['a key of 81 letters', { ...LINK, key: 'k'.repeat(81) }],
  ['an empty address', { ...LINK, href: '' }],
  ['an address of 2,001 letters', { ...LINK, href: `/${'a'.repeat(2000)}` }],
  ['a label of 201 letters', { ...LINK, label: 'a'.repeat(201) }],
  ['a label that is no words', { ...LINK, label: 7 }],
  ['a tag of 36 letters', { ...LINK, translations: { ['d'.repeat(36)]: {} } }],
  [
    'a label of 201 letters in a language',
    { ...LINK, translations: { 'de-DE': { label: 'a'.repeat(201) } } },
  ],
  ['a language without parts', { ...LINK, translations: { 'de-DE': 'Besuch' } }],
  ['a switch that is words', { ...LINK, external: 'yes' }],
])('%s is no link', (_, input) => {
  expect(parseLink(input)).toBeUndefined()
})

test.each([
  ['words alone', '/logo.svg'],
  ['no address', { ...LOGO, src: undefined }],
  ['an empty address', { ...LOGO, src: '' }],
  ['an address of 2,001 letters', { ...LOGO, src: `/${'a'.repeat(2000)}` }],
  ['words of 201 letters', { ...LOGO, alt: 'a'.repeat(201) }],
  ['a dark logo of 2,001 letters', { ...LOGO, darkSrc: `/${'a'.repeat(2000)}` }],
])('%s is no logo', (_, input) => {
  expect(parseLogo(input)).toBeUndefined()
})
