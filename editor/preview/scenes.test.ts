import { expect, test } from 'vitest'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { sceneNames } from '#app/rules/scenes/scene-groups.ts'
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
  for (const name of ['closed', 'sold-out', 'event', 'waiting', 'order', 'combo', 'level'])
    expect(names).not.toContain(name)
  expect(scenesOf(whole).map(({ name }) => name)).toEqual([...sceneNames])
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
