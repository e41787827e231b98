import { expect, test } from 'vitest'
import { stepRows } from '#editor/composer/step-rows.ts'
import { goTo, record, startHistory } from '#editor/history/history.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const red: ThemeDocument = { ...emptyThemeDocument, variables: { 'color-brand': '#aa0000' } }
const worded: ThemeDocument = { ...red, texts: { 'events-page-heading': 'Tonight' } }
const history = record(
  record(startHistory<ThemeDocument>(emptyThemeDocument), { document: red, label: 'Colour', at: 1 }),
  { document: worded, label: 'Words', at: 2 },
)
const rows = [
  { count: 1, label: 'Colour', at: 1, changes: [{ key: 'variables.color-brand', after: '#aa0000' }] },
  { count: 2, label: 'Words', at: 2, changes: [{ key: 'texts.events-page-heading', after: 'Tonight' }] },
]

test('each step tells what it did, from what to what, and when', () => {
  expect(stepRows(history)).toMatchObject(rows)
  expect(stepRows(history).map(({ isUndone }) => isUndone)).toEqual([false, false])
})

test('steps that were taken back stand behind the others, the same in words', () => {
  expect(stepRows(goTo(history, 0))).toMatchObject(rows)
  expect(stepRows(goTo(history, 1)).map(({ isUndone }) => isUndone)).toEqual([false, true])
})
