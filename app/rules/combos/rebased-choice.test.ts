import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebasedChoice } from '#app/rules/combos/rebased-choice.ts'

test.each([
  ['nothing came between', [], ['a'], [], ['a']],
  ['another was added', [], ['b'], ['a'], ['a', 'b']],
  ['another was removed', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['one is removed after another was added', ['a'], [], ['a', 'b'], ['b']],
  ['the same press twice', [], ['a'], ['a'], ['a']],
])('a choice is changed on top of the one before it: %s', (_case, from, to, onto, expected) => {
  expect(rebasedChoice({ from, to, onto })).toEqual(expected)
})

test('law: without anything between, a change is itself', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(ids, ids, (from, to) => {
      expect(rebasedChoice({ from, to, onto: from }).toSorted()).toEqual(to.toSorted())
    }),
  )
})
