import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Intent, intentValue, isLeaving, isUndoable, offeredIntent, readIntent } from './intent.ts'

test.each<[value: string, intent: Intent, leaves: boolean]>([
  ['checkout', { name: 'checkout' }, false],
  ['update', { name: 'update' }, false],
  ['cancel', { name: 'cancel' }, false],
  ['hold', { name: 'hold' }, false],
  ['more', { name: 'more' }, true],
  ['add:reef', { name: 'add', eventId: 'reef' }, false],
  ['remove:reef', { name: 'remove', eventId: 'reef' }, false],
  ['edit:reef%2E1', { name: 'edit', eventId: 'reef.1' }, false],
  ['fold:reef', { name: 'fold', eventId: 'reef' }, false],
  ['change-date:reef', { name: 'change-date', eventId: 'reef' }, true],
  ['remove-combo:combo~day', { name: 'remove-combo', comboKey: 'combo~day' }, false],
  ['change-combo:item-2', { name: 'change-combo', comboKey: 'item-2' }, true],
  ['modify-combo:item-2', { name: 'modify-combo', comboKey: 'item-2' }, true],
  ['drop-membership:friend', { name: 'drop-membership', membershipId: 'friend' }, false],
  ['drop-donation:d1', { name: 'drop-donation', donationId: 'd1' }, false],
  [
    'move-day:reef%2E1:2026-12-03:adult:2,child:1',
    { name: 'move-day', eventId: 'reef.1', date: '2026-12-03', party: { adult: 2, child: 1 } },
    false,
  ],
  ['move-day:reef:2026-12-03:', { name: 'move-day', eventId: 'reef', date: '2026-12-03', party: {} }, false],
])('the button %s asks for %o', (value, intent, leaves) => {
  expect(intentValue(intent)).toBe(value)
  expect(readIntent(value)).toEqual(intent)
  expect(isLeaving(intent)).toBe(leaves)
})

test.each([
  '',
  'fly',
  'remove',
  'remove:',
  'remove:%E0%A4%A',
  'add:__proto__',
  'constructor:reef',
  'drop:x',
  'move-day:reef',
  'move-day:reef:2026-02-30:adult:2',
  'move-day::2026-12-03:adult:2',
])('what no button says, %s, is an update', value => expect(readIntent(value)).toEqual({ name: 'update' }))

test('an intent is read as it was written, whatever its item is called', () => {
  const ids = fc.string({ unit: 'grapheme', minLength: 1 }).filter(id => id !== '__proto__')
  fc.assert(
    fc.property(ids, comboKey => {
      const intent: Intent = { name: 'remove-combo', comboKey }
      expect(readIntent(intentValue(intent))).toEqual(intent)
    }),
  )
})

test('a press that takes something out, or gives it another day, can be undone', () => {
  const undone = ['remove:reef', 'drop-donation:d1', 'move-day:reef:2026-12-03:', 'update', 'add:reef']
  expect(undone.map(value => isUndoable(readIntent(value)))).toEqual([true, true, true, false, false])
})

test('an event whose date is being changed is not moved by its next free day', () => {
  const intent = readIntent('move-day:reef:2026-12-03:')
  expect([offeredIntent(intent, []), offeredIntent(intent, ['reef'])]).toEqual([intent, { name: 'update' }])
})

test.each<[name: 'add' | 'remove' | 'edit' | 'change-date', changing: string[], isOffered: boolean]>([
  ['remove', [], true],
  ['edit', [], true],
  ['change-date', [], true],
  ['edit', ['dome'], false],
  ['remove', ['reef'], false],
  ['add', ['reef'], true],
])('[ORD-131] %s of an event, while the dates of %o change, is taken: %s', (name, changing, isOffered) => {
  const intent: Intent = { name, eventId: 'reef' }
  expect(offeredIntent(intent, changing)).toEqual(isOffered ? intent : { name: 'update' })
})
