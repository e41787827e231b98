import { expect, test } from 'vitest'
import { oneLine, readArguments, UsageError } from './arguments.ts'

test('words are positions, names with two hyphens are options', () => {
  expect(readArguments(['export', 'pier', '--out', 'pier.json'], ['out'])).toEqual({
    positionals: ['export', 'pier'],
    options: expect.objectContaining({ out: 'pier.json' }),
    flags: new Set(),
  })
})

test('a flag has no value and is set or not', () => {
  const { flags, options } = readArguments(['import', 'pier.json', '--plan'], ['out'], ['plan', 'all'])
  expect([[...flags], options.out]).toEqual([['plan'], undefined])
})

test('an unknown option is refused with its name', () => {
  expect(() => readArguments(['list', '--colour', 'red'], ['out'])).toThrow(UsageError)
  expect(() => readArguments(['list', '--colour', 'red'], ['out'])).toThrow("'--colour'")
})

test('an option without its value is refused', () => {
  expect(() => readArguments(['export', 'pier', '--out'], ['out'])).toThrow(UsageError)
})

test('a message stays on one line whatever it quotes', () => {
  expect(oneLine('names "a\nb\u2028c"\t\u001b[31m')).toBe('names "a b c" [31m')
})
