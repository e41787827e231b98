import { expect, test } from 'vitest'
import { VOCABULARIES } from './vocabularies.ts'
import { printVocabulary } from './vocabulary.ts'

test.each([
  ['texts', /^\| events-page-heading \| Events \|/m],
  ['mail-texts', /^\| mail-order-subject \|/m],
  ['variables', /^\| color-brand \|/m],
  ['presets', /^\| neutral \| Neutral \|/m],
  ['validators', /^\| safeInput \|$/m],
] as const)('the list of %s is a Markdown table of the product’s own names', (name, row) => {
  expect(printVocabulary(name)).toMatch(row)
})

test('every row of a list has as many cells as its head', () => {
  for (const name of VOCABULARIES) {
    const [, , ...lines] = printVocabulary(name).trim().split('\n')
    const widths = new Set(lines.map(line => line.replaceAll('\\|', '').split('|').length))
    expect([name, ...widths]).toHaveLength(2)
  }
})

test('texts of mails are listed apart from the others', () => {
  expect(printVocabulary('texts')).not.toContain('| mail-')
})
