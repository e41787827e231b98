import { expect, test } from 'vitest'
import { colorOfEntry, isWording, wordsOfEntry } from '#theme/entry-words.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'

const fonts = [{ id: 'own-serif-00112233445566aa', name: 'Tide Serif' }] as unknown as OwnFont[]

const cases: [key: string, value: unknown, words: string][] = [
  ['variables.color-brand', '#0a5c8a', '#0a5c8a'],
  ['variables.layout-events', 'plates', 'Picture beside words'],
  ['variables.space-density', 'roomy', 'Roomy'],
  ['variables.card-shadow', 'hairline', 'Thin line'],
  ['variables.card-shadow', 'soft', 'Soft'],
  ['variables.face-display', 'source-serif-4', 'Source Serif 4'],
  ['variables.face-display', 'own-serif-00112233445566aa', 'Tide Serif'],
  ['variables.face-display', 'own-sans-00112233445566aa', 'A font of your own'],
  ['variables.type-body', '32px 44px', '32px on a phone, 44px on a desk'],
  ['variables.type-body', '32px 32px', '32px'],
  ['variables.heading-weight', 700, '700'],
  ['variables.picture-ratio', '4 / 3', '4 / 3'],
  ['preset', 'botanic', 'Botanic garden'],
  ['texts.header-hide-login', 'true', 'On'],
  ['texts.header-hide-login', 'false', 'Off'],
  ['translations.de-DE.events-empty', 'Nichts los', 'Nichts los'],
  ['logo', { src: '/pictures/mark.svg', alt: 'Pier' }, 'mark.svg (Pier)'],
  ['logo', { src: '/pictures/mark.svg', darkSrc: 'https://pier.example/night.png' }, 'mark.svg, night.png'],
  ['logo.src', '/pictures/mark.svg', 'mark.svg'],
  ['logo.alt', 'Pier', 'Pier'],
]

test.each(cases)('%s set to %j reads as its control says it', (key, value, words) => {
  expect(wordsOfEntry({ key, value, fonts })).toBe(words)
})

test('links read by their words, and what is not set has none', () => {
  const links = [
    { key: 'logo', href: '/' },
    { key: 'visit', href: '/visit', label: 'Plan a visit' },
  ]
  expect(wordsOfEntry({ key: 'links', value: links })).toBe('logo → /, Plan a visit → /visit')
  expect(wordsOfEntry({ key: 'preset', value: undefined })).toBeUndefined()
})

test('a colour and a wording are known as such, a switch and an option are neither', () => {
  expect(colorOfEntry({ key: 'variables.color-brand', value: '#0a5c8a' })).toBe('#0a5c8a')
  expect(colorOfEntry({ key: 'variables.layout-events', value: 'plates' })).toBeNull()
  expect(colorOfEntry({ key: 'texts.events-empty', value: '#0a5c8a' })).toBeNull()
  expect(isWording({ key: 'textSets.school.events-empty', value: 'Nothing' })).toBe(true)
  expect(isWording({ key: 'texts.header-hide-login', value: 'true' })).toBe(false)
  expect(isWording({ key: 'variables.layout-events', value: 'plates' })).toBe(false)
})
