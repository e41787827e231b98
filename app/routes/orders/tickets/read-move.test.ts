import { expect, test } from 'vitest'
import { moveValue, readMove } from './read-move.ts'

test.each([
  ['events.reef%2E1.slotId', 'reef=16'],
  ['combos.day~1.slots.dome', 'dome-16'],
])('a button that moves names the field %s and the start %s', (field, slotId) => {
  expect(readMove(moveValue(field, slotId))).toEqual([field, slotId])
})

test.each(['', 'checkout', 'intent=checkout', 'events.reef.quantities.adult=900', 'version=3', '=x'])(
  '%j moves nothing',
  value => {
    expect(readMove(value)).toBeNull()
  },
)
