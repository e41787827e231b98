import { expect, test } from 'vitest'
import { addOnNotice } from '#app/rules/addons/add-on-notice.ts'

/** Any number up to 999 of something that is not counted, with nothing chosen yet. */
const plain = { fixed: null, most: 999, chosen: 0, carted: 0, left: null, few: 5 }

test.each([
  { why: 'nothing chosen', row: {}, notice: null },
  { why: 'one chosen anew', row: { chosen: 1 }, notice: null },
  { why: 'nothing left', row: { most: 0, left: 0 }, notice: { kind: 'sold-out' } },
  {
    why: 'nothing left of one that is chosen',
    row: { most: 0, left: 0, chosen: 1 },
    notice: { kind: 'not-enough', count: 0 },
  },
  {
    why: 'more chosen than there are',
    row: { most: 2, left: 2, chosen: 3 },
    notice: { kind: 'not-enough', count: 2 },
  },
  {
    why: 'exactly the last ones chosen',
    row: { most: 2, left: 2, chosen: 2 },
    notice: { kind: 'few-left', count: 2 },
  },
  { why: 'as few left as are told', row: { most: 5, left: 5 }, notice: { kind: 'few-left', count: 5 } },
  { why: 'one more left than is told', row: { most: 6, left: 6 }, notice: null },
  { why: 'what the cart holds', row: { chosen: 2, carted: 2 }, notice: { kind: 'carted' } },
  { why: 'more than the cart holds', row: { chosen: 3, carted: 2 }, notice: null },
  { why: 'a pair sold together', row: { fixed: 2, most: 2 }, notice: { kind: 'fixed-quantity', count: 2 } },
  { why: 'a single piece sold by one', row: { fixed: 1, most: 1 }, notice: null },
])('beside an add-on with $why stands $notice.kind', ({ row, notice }) => {
  expect(addOnNotice({ ...plain, ...row })).toEqual(notice)
})
