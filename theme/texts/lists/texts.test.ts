import { expect, test } from 'vitest'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { argumentsUsed } from '#theme/texts/runtime/parse-message.ts'
import { defaultMessage } from '#theme/texts/runtime/venue-texts.ts'

test('every reference is kebab-case and stands in one group only', () => {
  const all = Object.values(textGroups).flatMap(group => Object.keys(group))
  expect(all.filter(reference => !/^[a-z]+(-[a-z0-9]+)*$/.test(reference))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  expect(textReferences.length).toBeGreaterThan(500)
})

test('no default has a fault', () => {
  const faults = textReferences.map(
    reference => [reference, checkText(reference, { candidate: textOf(reference).message })] as const,
  )
  expect(faults.filter(([, issues]) => issues.length)).toEqual([])
})

test('every default uses the arguments it declares, and only those', () => {
  for (const reference of textReferences) {
    const { args, required } = textOf(reference)
    expect([reference, ...argumentsUsed(defaultMessage(reference)).keys()].sort()).toEqual(
      [reference, ...Object.keys(args)].sort(),
    )
    expect(required.filter(name => !args[name])).toEqual([])
  }
})

test('every sample fills its default without stray spaces', () => {
  for (const reference of textReferences) {
    const { args, samples } = textOf(reference)
    const made = Object.fromEntries(
      Object.entries(args).map(([name, type]) => [name, type === 'number' ? 2 : 'x']),
    )
    const sentences = [...samples, made].map(sample =>
      formatMessage(defaultMessage(reference), { locale: 'en-US', args: sample }),
    )
    expect(sentences).toEqual(sentences.map(words => words.trim()))
  }
})

test('every text says where it shows', () => {
  expect(textReferences.filter(reference => textOf(reference).where.length < 4)).toEqual([])
})
