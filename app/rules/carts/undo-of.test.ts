import { expect, test } from 'vitest'
import type { LineType } from './item-types.ts'
import { undoOf, undoOfMove } from './undo-of.ts'

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

const visit = (slotId: string, eventTemplateId = 'reef') => ({
  name: 'Reef Walk',
  eventTemplateId,
  events: [{ eventId: slotId }],
})
const visits = (...orders: ReturnType<typeof visit>[]) =>
  ({ id: 'c1', orders }) as unknown as Parameters<typeof undoOfMove>[0]

test.each([
  ['has another start', visits(visit('reef.1')), visits(visit('reef.2')), true],
  ['has the start that it had', visits(visit('reef.1')), visits(visit('reef.1')), false],
  ['was not there', visits(visit('dome.1', 'dome')), visits(visit('reef.1')), false],
])('an event that %s can be put back: %s', (_, before, after, isUndoable) => {
  const undo = undoOfMove(before, { after, eventId: 'reef', now: NOW })
  expect(undo).toEqual(
    isUndoable
      ? { cartId: 'c1', until: '2026-11-20T18:00:10.000Z', name: 'Reef Walk', offer: 'move' }
      : undefined,
  )
})
