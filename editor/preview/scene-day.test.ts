import { expect, test } from 'vitest'
import { dayOfScene, keptDayOf, sceneOn } from './scene-day.ts'
import { scenesOf } from './scenes.ts'

const facts = {
  tenantId: 'pier',
  openDay: '2026-11-20',
  closedDay: '2026-12-25',
  soldOutDay: '2026-11-28',
  eventId: 'boat',
  soldOutEventId: 'lecture',
  comboId: null,
  levelId: 'friend',
}
const days = { openDay: facts.openDay, day: '2027-02-01' }
const scenes = scenesOf(facts)

test('list, event, order, waiting list and calendar are shown as of the day that was chosen, and no other scene', () => {
  const dated = scenes.filter(scene => dayOfScene(scene, days) !== null)
  expect(dated.map(({ name }) => name).toSorted()).toEqual([
    'calendar',
    'event',
    'event-sold-out',
    'order',
    'storefront',
    'waiting',
  ])
  for (const scene of scenes) {
    const { href } = sceneOn(scene, days)
    if (dated.includes(scene)) expect(new URL(href, 'http://shop').searchParams.get('date')).toBe(days.day)
    else expect(href).toBe(scene.href)
  }
})

test('until a day is chosen scenes show the one they begin with', () => {
  const begun = { ...days, day: null }
  for (const scene of scenes) expect(sceneOn(scene, begun)).toBe(scene)
  expect(dayOfScene(scenes[0]!, begun)).toBe('2026-11-20')
})

test('a scene that is played keeps today, one of a kind of day the next of them; pages of no day have none, nor those that show the chosen one', () => {
  const kept = (name: string) => {
    const scene = scenes.find(each => each.name === name)
    return scene && keptDayOf(scene, { facts, today: '2026-11-19' })
  }
  expect(kept('mail-order')).toEqual({ day: '2026-11-19', why: 'played' })
  expect(kept('cart')).toEqual({ day: '2026-11-19', why: 'played' })
  expect(kept('event-pictures')).toEqual({ day: '2026-11-19', why: 'played' })
  expect(kept('closed')).toEqual({ day: '2026-12-25', why: 'closed' })
  expect(kept('sold-out')).toEqual({ day: '2026-11-28', why: 'sold-out' })
  for (const name of ['storefront', 'event', 'order', 'calendar', 'terms', 'components'])
    expect(kept(name), name).toBeNull()
})
