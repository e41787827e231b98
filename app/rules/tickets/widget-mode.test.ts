import { expect, test } from 'vitest'
import {
  addOnMode,
  type CardAction,
  cardActions,
  EVENT_MODES,
  eventMode,
  modeAfter,
} from '#app/rules/tickets/widget-mode.ts'

test.each(['view', 'GA', 'carted', 'selected', 'added'])(
  '(ORD-129) an event card knows the mode %s',
  mode => {
    expect(eventMode(mode)).toBe(mode)
  },
)

test.each(['view', 'carted', 'added'])('(ORD-129) an add-on card knows the mode %s', mode => {
  expect(addOnMode(mode)).toBe(mode)
})

test.each(['ga', 'ADDED', '', 'constructor', undefined])('(ORD-129) the mode %s becomes view', mode => {
  expect(eventMode(mode)).toBe('view')
  expect(addOnMode(mode)).toBe('view')
})

test('(ORD-129) an add-on card has no GA and no selected mode', () => {
  expect(addOnMode('GA')).toBe('view')
  expect(addOnMode('selected')).toBe('view')
})

const actions: CardAction[] = ['remove', 'edit', 'change-date']

test.each(EVENT_MODES)('(ORD-131) in mode %s remove, edit and change date work only if it is added', mode => {
  const offered = actions.filter(action => cardActions(mode).includes(action))
  const working = actions.filter(action => modeAfter(mode, action) !== mode)

  expect(offered).toEqual(mode === 'added' ? actions : [])
  expect(working).toEqual(mode === 'added' ? actions : [])
})

test('adding moves a card from view to added', () => {
  expect(modeAfter('view', 'add')).toBe('added')
})
