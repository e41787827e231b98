import { expect, test } from 'vitest'
import { printChanges } from './print-changes.ts'

const variable = { reference: 'color-brand', before: '#000', after: '#111' } as const
const text = { reference: 'page-close', language: 'en', before: 'Close', after: 'Shut' } as const

test.each([
  [{ variables: [variable], words: [] }, 'pier: 1 variable changes'],
  [{ variables: [], words: [text, text] }, 'pier: 2 texts change'],
  [{ variables: [variable], words: [text] }, 'pier: 1 variable and 1 text change'],
])('the first line counts what changes and leaves out what does not', (changes, line) => {
  expect(printChanges('pier', { ...changes, contrast: [] }).split('\n')[0]).toBe(line)
})
