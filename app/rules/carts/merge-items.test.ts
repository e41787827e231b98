import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'

const item = (name: string) => ({ id: name[0]!, name })
const items = (names: string) => names.split(' ').filter(Boolean).map(item)

test.each([
  ['what is shown is changed in its place', 'a1 b1 c1', 'b2', 'b', 'a1 b2 c1'],
  ['what is shown and not sent leaves', 'a1 b1', '', 'a', 'b1'],
  ['what is not shown stays', 'a1 b1', '', '', 'a1 b1'],
  ['what is new stands at the end', 'a1', 'z1 y1', 'zy', 'a1 z1 y1'],
  ['an empty cart takes all', '', 'a1 b1', 'ab', 'a1 b1'],
])('%s', (_, stored, sent, shown, merged) => {
  const found = mergeItems(items(stored), {
    sent: items(sent),
    idOf: ({ id }) => id,
    isShown: id => shown.includes(id),
  })
  expect(found.map(({ name }) => name).join(' ')).toBe(merged)
})

test('an item without an id is nobody’s to change', () => {
  const nameless = { id: undefined, name: 'x' }
  expect(mergeItems([nameless], { sent: [], idOf: ({ id }) => id, isShown: () => true })).toEqual([nameless])
})
