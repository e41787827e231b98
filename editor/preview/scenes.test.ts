import { expect, test } from 'vitest'
import { beginningOf, isPressedScene } from '#app/rules/scenes/pressed-scenes.ts'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { originOfScene, sceneNames } from '#app/rules/scenes/scene-groups.ts'
import { scenesOf } from '#editor/preview/scenes.ts'

const bare: SceneFacts = {
  tenantId: 'a b',
  openDay: '2026-11-20',
  closedDay: null,
  soldOutDay: null,
  eventId: null,
  soldOutEventId: null,
  comboId: null,
  levelId: null,
}
const whole: SceneFacts = {
  ...bare,
  closedDay: '2026-11-23',
  soldOutDay: '2026-11-21',
  eventId: 'e/1',
  soldOutEventId: 'e/2',
  comboId: 'both',
  levelId: 'family',
}

test('the storefront comes first, and what a venue has nothing for is left out', () => {
  const names = scenesOf(bare).map(({ name }) => name)
  expect(names[0]).toBe('storefront')
  for (const name of [
    'closed',
    'sold-out',
    'event',
    'waiting',
    'order',
    'combo',
    'level',
    'cart-combo',
    'renew',
    'mail-gift',
  ])
    expect(names).not.toContain(name)
  expect(scenesOf(whole).map(({ name }) => name)).toEqual([...sceneNames])
})

test('a scene in which something is pressed begins as another one, which is pressed in by nobody', () => {
  for (const name of sceneNames.filter(isPressedScene)) {
    const beginning = beginningOf(name)
    expect([name, originOfScene(beginning)]).toEqual([name, expect.stringMatching(/^(?:page|played)/)])
  }
  expect(beginningOf('cart-unfolded')).toBe('cart')
  const hrefs = new Map(scenesOf(whole).map(({ name, href }) => [name, href]))
  expect(hrefs.get('sign-in-no-passkey')).toBe('/auth/a%20b/login?scene=sign-in-no-passkey')
  expect(hrefs.get('cart-unfolded')).toBe('/editor/a%20b/scenes/cart-unfolded')
})

test('scenes have the venue’s own days and events, and ids are escaped', () => {
  const hrefs = Object.fromEntries(scenesOf(whole).map(({ name, href }) => [name, href]))
  expect(hrefs).toMatchObject({
    storefront: '/events/a%20b/list?date=2026-11-20',
    closed: '/events/a%20b/list?date=2026-11-23',
    event: '/events/a%20b/detail/e%2F1?date=2026-11-20',
    waiting: '/events/a%20b/waiting/e%2F2?date=2026-11-20',
    order: '/orders/a%20b/tickets?eventId=e%2F1&date=2026-11-20',
    level: '/membership/a%20b/detail/family',
  })
})
