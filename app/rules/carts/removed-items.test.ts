import { expect, test } from 'vitest'
import {
  isEmptied,
  removedItems,
  removedUntil,
  restoredItems,
  UNDO_MS,
  undoableItems,
} from './removed-items.ts'
import type { CartDocument } from './stored-cart.ts'

type Items = Pick<CartDocument, 'templates' | 'comboItems' | 'memberships' | 'donations'>

const NOW = new Date('2026-11-20T18:00:00Z')

/** A cart of events, combos, memberships and donations, each by its name. */
const cart = (events: string, combos = '', memberships = '', donations = '') => {
  const named = (names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map(id => ({ id }))
  return {
    templates: named(events).map(({ id }) => ({ eventTemplateId: id, events: [] })),
    comboItems: named(combos),
    memberships: named(memberships),
    donations: named(donations),
  } as unknown as Items
}

test.each([
  ['an event', cart('reef dome'), cart('dome'), cart('reef')],
  ['a combo', cart('reef', 'day'), cart('reef'), cart('', 'day')],
  ['a membership', cart('', '', 'friend'), cart(''), cart('', '', 'friend')],
  ['a donation', cart('', '', '', 'plank'), cart(''), cart('', '', '', 'plank')],
  ['all of it', cart('reef', 'day', 'friend', 'plank'), cart(''), cart('reef', 'day', 'friend', 'plank')],
])('%s that was taken out can be put back for ten seconds', (_, before, after, removed) => {
  const found = removedItems({ before, after }, NOW)
  expect(found).toEqual({ ...removed, until: '2026-11-20T18:00:10.000Z' })
  expect(removedUntil(found, new Date(NOW.getTime() + UNDO_MS - 1))).toBe(found)
  expect(removedUntil(found, new Date(NOW.getTime() + UNDO_MS))).toBeNull()
  const back = restoredItems(after, found!)
  for (const kind of ['templates', 'comboItems', 'memberships', 'donations'] as const)
    expect(new Set<unknown>(back[kind])).toEqual(new Set<unknown>(before[kind]))
})

test('a change that takes nothing out leaves nothing to put back', () => {
  expect(removedItems({ before: cart('reef'), after: cart('reef dome') }, NOW)).toBeNull()
  expect([removedUntil(undefined, NOW), removedUntil(null, NOW)]).toEqual([null, null])
})

test('a cart out of which all was taken counts as gone, one that has something left or was always empty does not', () => {
  const removed = removedItems({ before: cart('reef'), after: cart('') }, NOW) ?? undefined
  expect(isEmptied({ ...cart(''), removed }, NOW)).toBe(true)
  expect(isEmptied({ ...cart('dome'), removed }, NOW)).toBe(false)
  expect(isEmptied(cart(''), NOW)).toBe(false)
})

test('what was added again meanwhile is not doubled', () => {
  const removed = removedItems({ before: cart('reef', 'day'), after: cart('') }, NOW)
  expect(restoredItems(cart('reef', 'day'), removed!)).toEqual(cart('reef', 'day'))
})

const at = (...starts: string[]) =>
  ({
    ...cart(''),
    templates: starts.map(start => ({ eventTemplateId: start.split('.')[0], events: [{ eventId: start }] })),
    couponCodes: ['SPRING'],
  }) as unknown as CartDocument

test('an event with another start leaves the whole cart to be put back, one that was taken out itself alone', () => {
  const before = at('reef.1', 'dome.1')
  const moved = undoableItems({ before, after: at('reef.2', 'dome.1') }, NOW)
  expect(restoredItems(at('reef.2', 'dome.1'), moved!)).toMatchObject(at('reef.1', 'dome.1'))
  expect(undoableItems({ before, after: at('dome.1') }, NOW)?.templates).toEqual(at('reef.1').templates)
  expect(undoableItems({ before, after: at('reef.1', 'dome.1', 'boat.1') }, NOW)).toBeNull()
})
