import { expect, test } from 'vitest'
import {
  cardActions,
  EVENT_MODES,
  eventMode,
  offeredMode,
  orderedMode,
} from '#app/rules/tickets/widget-mode.ts'

test.each(['view', 'GA', 'carted', 'selected', 'added'])('an event card knows the mode %s', mode => {
  expect(eventMode(mode)).toBe(mode)
})

test.each(['ga', 'ADDED', '', 'constructor', undefined])('the mode %s becomes view', mode => {
  expect(eventMode(mode)).toBe('view')
})

test.each(EVENT_MODES)(
  '[ORD-131] in mode %s remove, edit and change date are offered only if it is added',
  mode => {
    const offered = cardActions(mode).filter(action => action !== 'add')

    expect(offered).toEqual(mode === 'added' ? ['remove', 'edit', 'change-date'] : [])
  },
)

test.each([
  ['timed', 'view'],
  ['generalAdmission', 'GA'],
])('%s is offered in mode %s and can be added', (admission, mode) => {
  expect(offeredMode(admission)).toBe(mode)
  expect(cardActions(offeredMode(admission))).toEqual(['add'])
})

test('while dates change, the events that do are selected and the others stand by', () => {
  expect(orderedMode('reef', [])).toBe('added')
  expect(orderedMode('reef', ['reef'])).toBe('selected')
  expect(orderedMode('dome', ['reef'])).toBe('carted')
})
