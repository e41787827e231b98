import { expect, test } from 'vitest'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { isStagedScene } from '#app/rules/scenes/staged-scenes.ts'
import { chooseScene } from '#editor/difference/choose-scene.ts'
import { scenesOf } from '#editor/preview/scenes.ts'

const facts: SceneFacts = {
  tenantId: 'pier',
  openDay: '2026-11-20',
  closedDay: null,
  soldOutDay: null,
  eventId: 'boat',
  soldOutEventId: null,
  comboId: null,
  levelId: 'friend',
}
const all = scenesOf(facts)
const openPages = all.filter(({ name }) => !isStagedScene(name))
const sceneOf = (keys: string[], scenes = all) =>
  chooseScene(
    keys.map(key => ({ key })),
    scenes,
  )

test.each([
  { keys: ['variables.calendar-disabled'], scene: 'calendar', why: 'a colour of the calendar' },
  { keys: ['variables.button-background'], scene: 'storefront', why: 'a colour that is everywhere' },
  { keys: ['variables.hero-scrim-strength'], scene: 'storefront', why: 'the shade over its picture' },
  { keys: ['preset'], scene: 'storefront', why: 'the whole look' },
  { keys: ['links'], scene: 'storefront', why: 'links of the header' },
  { keys: ['logo'], scene: 'storefront', why: 'the logo' },
  { keys: ['texts.events-page-heading'], scene: 'storefront', why: 'words of the events list' },
  { keys: ['variables.stepper-disabled'], scene: 'order', why: 'plus and minus' },
  {
    keys: ['texts.account-passkeys-too-many'],
    scene: 'messages',
    why: 'words that no page says as it is opened',
  },
])('$why: $scene', ({ keys, scene }) => {
  expect(sceneOf(keys)?.name).toBe(scene)
})

test('words of a mail have no picture', () => {
  expect(sceneOf(['texts.mail-greeting'])).toBeNull()
})

test('of several values the page counts on which most of them show', () => {
  const keys = ['variables.sum-total', 'variables.stepper-disabled', 'variables.stepper-background']
  expect(sceneOf(keys)?.name).toBe('cart')
  expect(sceneOf(keys, openPages)?.name).toBe('components')
})

test('a page that the venue or its reader has not is not chosen', () => {
  const tones = ['variables.ticket-stub']
  expect(sceneOf(tones)?.name).toBe('ticket')
  expect(sceneOf(tones, openPages)).toBeNull()
})

test('a wording of a language or a text set is looked at where it is said', () => {
  expect(sceneOf(['translations.de-DE.events-page-heading'])?.href).toBe(
    '/events/pier/list?date=2026-11-20&scene=storefront&lang=de-DE',
  )
  expect(sceneOf(['textSets.school.events-page-heading'])?.href).toBe(
    '/events/pier/list?date=2026-11-20&scene=storefront&text=school',
  )
})
