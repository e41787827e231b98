import { expect, test } from 'vitest'
import { nameOfEntry } from '#theme/entry-names.ts'

test('a variable is called by its name, a text by its reference in words', () => {
  expect(nameOfEntry('variables.color-brand')).toBe('Brand colour')
  expect(nameOfEntry('textSets.school.events-page-heading')).toBe('Events page heading')
})
