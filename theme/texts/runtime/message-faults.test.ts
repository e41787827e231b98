import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { faultSentence } from './message-faults.ts'

const issuesOf = (candidate: string) =>
  checkText('tickets-quantity', { candidate }).map(({ message }) => message)

test.each([
  ['{name', 'a { is never closed with }'],
  ['{}', '{} names no argument'],
  ['{na-me!}', 'the name between { and } is not one word; write {name}'],
  ['{name, wort}', 'after {name, comes number, plural, selectordinal or select'],
  ['{count, plural, one {#}}', 'a plural or a choice needs the case other {…}'],
  ['{count, plural}', 'a plural or a choice names no cases; write {count, plural, one {…} other {…}}'],
  ['{kind, select, a {x} a {y} other {}}', 'a choice names a case twice'],
])('%s: %s', (candidate, sentence) => {
  expect(issuesOf(candidate)).toEqual([`cannot be read: ${sentence}`])
})

test('every fault of the parser has a sentence', () => {
  const parser = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser')
  const names = readFileSync(parser, 'utf8').matchAll(/ErrorKind\["(\w+)"\] = /g)
  // Tags are not the parser's: rich texts are split before.
  const faults = [...names].map(([, name = '']) => name).filter(name => !/TAG/.test(name))
  expect(faults.length).toBeGreaterThan(15)
  expect(faults.filter(fault => faultSentence(fault) === fault)).toEqual([])
})
