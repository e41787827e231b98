import { expect, test } from 'vitest'
import { brokenTexts } from './broken-texts.ts'
import { decodeVenueFile } from './decode-venue-file.ts'
import { locateIssues, positions } from './locate-issues.ts'
import { nearestName } from './nearest-name.ts'
import { printPath } from './places.ts'

const TEXT = '{\n  "a": [1,\n    { "b": 2 }]\n}'

test.each([
  { path: ['a', 1, 'b'], line: 3, column: 7 },
  { path: ['a', 1], line: 3, column: 5 },
  { path: ['a', 1, 'lost', 'deeper'], line: 3, column: 5 },
  { path: ['a', 7], line: 2, column: 3 },
  { path: ['lost'], line: 1, column: 1 },
  { path: [], line: 1, column: 1 },
])('$path stands at line $line, column $column', ({ path, line, column }) => {
  expect(locateIssues(TEXT, [{ path, message: 'x' }])).toEqual([
    { path: printPath(path), line, column, message: 'x' },
  ])
})

test('faults stand in the order of the text, one beside the other as found', () => {
  const issues = [['a', 1, 'b'], ['a'], ['a', 0]].map(path => ({ path, message: 'x' }))
  expect(locateIssues(TEXT, issues).map(({ path }) => path)).toEqual(['a', 'a[0]', 'a[1].b'])
})

test('each offset of a text has its line and column', () => {
  const text = 'ab\n\nc\n'
  const places = [...text, ''].map((_, offset) => Object.values(positions(text)(offset)))
  expect(places).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 1],
  ])
})

test('a path is written as in a program', () => {
  expect(printPath(['events', 3, 'slots', 0, 'date'])).toBe('events[3].slots[0].date')
  expect(printPath(['texts', 'a-b', '$x', '1a', 'a1'])).toBe('texts["a-b"].$x["1a"].a1')
  expect(printPath([])).toBe('(file)')
})

const NUL = 'holds a NUL character (\\u0000), which cannot be stored'
const HALF = 'holds half of a character (a lone \\ud800–\\udfff), as text that was cut through an emoji does'

test('texts and keys that cannot be stored are found anywhere', () => {
  const file = { a: ['fine', 'x\0'], b: { 'k\ud83d': 1, c: '\udc00' }, '\0': '🪐', d: null }
  const issuesIn = brokenTexts(file).map(({ path, message }) => `${printPath(path)} ${message}`)
  expect(issuesIn.sort()).toEqual(
    [`(file) has a key that ${NUL}`, `a[1] ${NUL}`, `b has a key that ${HALF}`, `b.c ${HALF}`].sort(),
  )
  expect(brokenTexts('\0')).toEqual([{ path: [], message: NUL }])
})

const issuesIn = (bytes: number[]) => {
  const decoded = decodeVenueFile(Uint8Array.from(bytes))
  if (decoded.ok) return decoded.text
  return decoded.issues
    .map(({ path, line, column, message }) => `${path} ${line}:${column} ${message}`)
    .join()
}
const bad = (byte: string) =>
  `is not UTF-8: the byte 0x${byte} here is no letter (probably Latin-1 or Windows-1252; save it as UTF-8)`

test.each([
  [[], ''],
  [[0], '\0'],
  [[0x7b, 0x7d], '{}'],
  [[0xef, 0xbb, 0xbf, 0x7b], '{'],
  [[0xff, 0xfe, 0x7b, 0x00], '(file) 1:1 is UTF-16, not UTF-8; save it as UTF-8'],
  [[0xfe, 0xff, 0x00, 0x7b], '(file) 1:1 is UTF-16, not UTF-8; save it as UTF-8'],
  [[0x7b, 0x00], '(file) 1:1 is UTF-16 or UTF-32, not UTF-8; save it as UTF-8'],
  [[0x00, 0x7b, 0x00], '(file) 1:1 is UTF-16 or UTF-32, not UTF-8; save it as UTF-8'],
  [[0xff, 0x7b], `(file) 1:1 ${bad('ff')}`],
  [[0xfe, 0x7b], `(file) 1:1 ${bad('fe')}`],
  [[0x7b, 0xfe], `(file) 1:2 ${bad('fe')}`],
  [[0x7b, 0xff, 0x7d], `(file) 1:2 ${bad('ff')}`],
  [[0x7b, 0x0a, 0xc3, 0xb1, 0xf1, 0x6f], `(file) 2:2 ${bad('f1')}`],
  [[0x7b, 0xc3], `(file) 1:2 ${bad('c3')}`],
  [[0x7b, 0xe2, 0x82], `(file) 1:2 ${bad('e2')}`],
])('%#: bytes are read as UTF-8, or the first that is none is named', (bytes, message) => {
  expect(issuesIn(bytes)).toBe(message)
})

test.each([
  ['events-headng', 'events-heading'],
  ['evnts-headig', 'events-heading'],
  ['Events-heading', 'events-heading'],
  ['events-headings', 'events-heading'],
  ['combo', 'combos'],
  ['combso', 'combos'],
  ['ombo', 'combos'],
  ['omb', null],
  ['com', null],
  ['telepathy', null],
  ['', null],
])('for %j somebody meant %j', (written, name) => {
  expect(nearestName(written, ['telegraphists', 'events-heading', 'combos', 'coxbosxx'])).toBe(name)
})

test('letters before a name count like letters in it', () => {
  expect(nearestName('abcd', ['xyzabc'])).toBeNull()
  expect(nearestName('abcd', ['xyabcd'])).toBe('xyabcd')
})

test('of two names as near, the first is meant', () => {
  expect(nearestName('cat', ['bat', 'hat'])).toBe('bat')
  expect(nearestName('cat', ['bats', 'hat'])).toBe('hat')
})
