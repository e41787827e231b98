import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareValues, type EditedValues, undoValues } from './venue-edit.ts'

test('what differs is named by its key; what is new or gone stands beside null', () => {
  const before = { reviews: true, holdMinutes: 10, note: 'Closed' }
  expect(compareValues(before, { reviews: true, holdMinutes: 15, coupons: false })).toEqual([
    { key: 'holdMinutes', before: 10, after: 15 },
    { key: 'note', before: 'Closed', after: null },
    { key: 'coupons', before: null, after: false },
  ])
})

test('the order of what came from a database does not count', () => {
  expect(compareValues({ span: { open: '9', close: '5' } }, { span: { close: '5', open: '9' } })).toEqual([])
})

test('an edit is undone beside later ones of other values, and refused where its own were changed again', () => {
  const edit = compareValues({ reviews: true, lowSeats: 5 }, { reviews: false, lowSeats: 5 })
  expect(undoValues({ reviews: false, lowSeats: 9 }, edit)).toEqual({ ok: true, values: { reviews: true } })
  expect(undoValues({ reviews: true, lowSeats: 9 }, edit)).toEqual({ ok: false, keys: ['reviews'] })
})

const values = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.boolean(), fc.integer(), fc.array(fc.string())),
)
const withValues = (present: EditedValues, changed: EditedValues): EditedValues =>
  Object.fromEntries(Object.entries({ ...present, ...changed }).filter(([, value]) => value !== null))

test('undoing an edit brings back exactly what was there, and undoing that brings back the edit', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const edit = compareValues(before, after)
      const undo = undoValues(after, edit)
      const back = undo.ok ? withValues(after, undo.values) : null
      expect(back).toEqual(before)
      const redo = undoValues(before, compareValues(after, before))
      expect(redo.ok && withValues(before, redo.values)).toEqual(after)
    }),
  )
})
