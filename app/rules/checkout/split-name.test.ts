import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPartedSurely,
  joinName,
  nameParts,
  splitName,
  splitTypedName,
} from '#app/rules/checkout/split-name.ts'

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['Anna Maria Schmidt', 'Anna Maria', 'Schmidt'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Dick Van Dyke', 'Dick', 'Van Dyke'],
  ['Juana Inés de la Cruz', 'Juana Inés', 'de la Cruz'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Martin Luther King Jr.', 'Martin Luther', 'King Jr.'],
  ['Martin Luther King, Jr.', 'Martin Luther', 'King, Jr.'],
  ['Anne-Marie O’Neill', 'Anne-Marie', 'O’Neill'],
  ['Sukarno', 'Sukarno', ''],
  ['Ada,', 'Ada,', ''],
  ['李 小龙', '李', '小龙'],
  ['', '', ''],
  ['   ', '', ''],
])('%j is %j and %j', (typed, firstName, lastName) => {
  expect(splitName(typed)).toEqual({ firstName, lastName })
})

test('split and joined again a name is what was typed, but for spaces, and is split the same once more', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'’.-]{1,8}$/)
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.constantFrom('van', 'de', 'la', 'Jr.')), { maxLength: 6 }),
      words => {
        const parts = splitName(words.join('  '))
        expect(joinName(parts)).toBe(words.join(' '))
        expect(splitName(joinName(parts))).toEqual(parts)
      },
    ),
  )
})

test('a name that is typed as it was known keeps its parts, another one is parted', () => {
  const known = { firstName: 'Gabriel', lastName: 'García Márquez' }
  expect(splitTypedName(' Gabriel  García Márquez', known)).toEqual(known)
  expect(splitTypedName('Gabriel García', known)).toEqual({ firstName: 'Gabriel', lastName: 'García' })
  expect(splitTypedName('Ada Moss', undefined)).toEqual({ firstName: 'Ada', lastName: 'Moss' })
})

test.each([
  ['', true],
  ['Ada Lovelace', true],
  ['  Ada   Lovelace ', true],
  ['García Márquez, Gabriel', true],
  ['Sukarno', false],
  ['Gabriel García Márquez', false],
  ['Anna Maria van Dijk', false],
])('%j is parted surely: %s', (typed, expected) => {
  expect(isPartedSurely(typed)).toBe(expected)
})

test.each([
  ['Gabriel', 'García  Márquez ', { firstName: 'Gabriel', lastName: 'García Márquez' }],
  ['', 'García', { firstName: '', lastName: 'García' }],
  [' ', '', { firstName: 'Gabriel García', lastName: 'Márquez' }],
])('parts that were filled in (%j, %j) win over the name', (first, last, expected) => {
  expect(nameParts({ typed: 'Gabriel García Márquez', first, last, known: undefined })).toEqual(expected)
})
