import { expect, test } from 'vitest'
import type { LineType } from './item-types.ts'
import { undoOf } from './undo-of.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const line = (id: string, itemType: LineType = 'Event') => ({ id, itemType, name: `The ${id}` })
const cart = (...orders: ReturnType<typeof line>[]) => ({ id: 'c1', orders })

test.each([
  ['the first thing that left', cart(line('reef'), line('dome')), cart(line('dome')), 'The reef'],
  ['nothing where all is there', cart(line('reef')), cart(line('reef'), line('dome')), undefined],
  ['nothing where only a fee left', cart(line('reef'), line('fee', 'Fee')), cart(line('reef')), undefined],
])('what can be put back is %s', (_, before, after, name) => {
  const undo = undoOf(before, { after, now: NOW })
  expect(undo).toEqual(name && { cartId: 'c1', until: '2026-11-20T18:00:10.000Z', name })
})
