import { expect, test } from 'vitest'
import { placeOfField, sceneIn } from '#editor/composer/use-wording.ts'

test.each([
  ['texts.cart-note', { tag: null, set: null }],
  ['translations.de-DE.cart-note', { tag: 'de-DE', set: null }],
  ['textSets.school.cart-note', { tag: null, set: 'school' }],
  ['textSets.clubs.north.cart-note', { tag: null, set: 'clubs.north' }],
  ['textSets.school.de-DE.cart-note', { tag: 'de-DE', set: 'school' }],
  ['variables.color-brand', null],
  ['links.visit.href', null],
] as const)('%s is a field of %j', (field, place) => {
  expect(placeOfField(field, ['de-DE'])).toEqual(place)
})

test('a scene is opened in a language and with a text set', () => {
  const scene = { name: 'storefront', href: '/events/pier/list?date=2026-11-27#jelly' } as const
  expect(sceneIn(scene, { tag: null, set: null })).toBe(scene)
  expect(sceneIn(scene, { tag: 'de-DE', set: 'school' }).href).toBe(
    '/events/pier/list?date=2026-11-27&lang=de-DE&text=school#jelly',
  )
  expect(sceneIn({ ...scene, href: '/status/pier' }, { tag: null, set: 'school' }).href).toBe(
    '/status/pier?text=school',
  )
})
