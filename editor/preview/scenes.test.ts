import { expect, test } from 'vitest'
import { beginningOf, isPressedScene } from '#app/rules/scenes/pressed-scenes.ts'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { originOfScene, sceneNames } from '#app/rules/scenes/scene-groups.ts'
import { scenesOf, visitorPagesOf } from '#editor/preview/scenes.ts'

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
    storefront: '/events/a%20b/list?date=2026-11-20&scene=storefront',
    closed: '/events/a%20b/list?date=2026-11-23&scene=closed',
    event: '/events/a%20b/detail/e%2F1?date=2026-11-20&scene=event',
    waiting: '/events/a%20b/waiting/e%2F2?date=2026-11-20&scene=waiting',
    order: '/orders/a%20b/tickets?eventId=e%2F1&date=2026-11-20&scene=order',
    level: '/membership/a%20b/detail/family?scene=level',
    components: '/editor/a%20b/preview?scene=composer',
  })
})

test('every page of the shop says of which scene it is, so that what is pressed there is not the shop’s; visitors have the same pages without', () => {
  for (const { name, href } of scenesOf(whole).filter(({ href }) => !href.startsWith('/editor/')))
    expect(new URL(href, 'http://shop').searchParams.get('scene')).toBe(name)
  const pages = visitorPagesOf(whole)
  expect(pages.map(({ name }) => name)).toContain('storefront')
  for (const { href } of pages) expect(href).not.toMatch(/scene=|^\/editor/)
  expect(visitorPagesOf(bare).map(({ name }) => name)).not.toContain('event')
})
