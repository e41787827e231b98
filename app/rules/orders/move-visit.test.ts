import { expect, test } from 'vitest'
import { linePart, orderLine } from '#app/rules/pricing/order-line.ts'
import { isSamePrice, movedLines, originOf, ownVisits } from './move-visit.ts'

const adults = (slotId: string, id = 'a') =>
  linePart({
    id,
    name: 'Adult',
    personTypeId: 'adult',
    quantity: 2,
    eventId: 'boat',
    slotId,
    listed: 3600,
    visitor: 3600,
  })
const line = (itemType: 'Event' | 'Combo' | 'Inventory', slotId: string | null, id = 'a') =>
  orderLine({
    id,
    itemType,
    type: 'standard',
    sourceId: 'boat',
    name: 'Boat',
    images: [],
    visits: slotId ? [{ slotId, eventId: 'boat', name: 'Boat', startTime: '2026-11-21T10:00:00' }] : [],
    parts: [adults(slotId ?? '', id)],
  })

test('events stand by themselves, all that was bought for one start together; combos and add-ons do not', () => {
  const lines = [line('Event', 's1'), line('Combo', 's2'), line('Inventory', null), line('Event', 's1', 'b')]
  expect(ownVisits(lines)).toEqual([
    { slotId: 's1', eventId: 'boat', parts: [adults('s1'), adults('s1', 'b')] },
  ])
})

const list = (prices: Record<string, number>) => ({
  id: 'l',
  prices: Object.entries(prices).map(([personTypeId, price]) => ({ personTypeId, price, minimum: 0 })),
})

test.each([
  ['the same', { adult: 1800, child: 900 }, { adult: 1800, child: 900 }, true],
  ['the same for those who come', { adult: 1800, child: 900 }, { adult: 1800, child: 1000 }, true],
  ['higher', { adult: 1800 }, { adult: 2000 }, false],
  ['lower', { adult: 1800 }, { adult: 1500 }, false],
  ['not there', { adult: 1800 }, { child: 900 }, false],
  ['nowhere', {}, {}, false],
])('a price that is %s at the other start', (_, from, to, isSame) => {
  expect(isSamePrice([{ personTypeId: 'adult' }], { from: list(from), to: list(to) })).toBe(isSame)
})

test('a moved visit has its new start in its line and its parts; the combo at the old one stays', () => {
  const moved = movedLines([line('Event', 's1'), line('Combo', 's1'), line('Event', 's3')], {
    from: 's1',
    to: 's2',
    startTime: '2026-11-22T15:00:00',
  })
  expect(
    moved.map(({ visits, parts }) => [visits[0]?.slotId, visits[0]?.startTime, parts[0]?.slotId]),
  ).toEqual([
    ['s2', '2026-11-22T15:00:00', 's2'],
    ['s1', '2026-11-21T10:00:00', 's1'],
    ['s3', '2026-11-21T10:00:00', 's3'],
  ])
})

const move = (from: string, to: string) => ({ from, to, movedAt: '' })

test.each([
  ['never', [], 's1', { slotId: 's1', moves: 0 }],
  ['once', [move('s1', 's2')], 's2', { slotId: 's1', moves: 1 }],
  ['twice', [move('s1', 's2'), move('s2', 's3')], 's3', { slotId: 's1', moves: 2 }],
  ['there and back', [move('s1', 's2'), move('s2', 's1')], 's1', { slotId: 's1', moves: 2 }],
  ['while another took its place', [move('s1', 's2'), move('s4', 's1')], 's1', { slotId: 's4', moves: 1 }],
])('a visit that was moved %s is known by its first slot', (_, moves, slotId, origin) => {
  expect(originOf(slotId, moves)).toEqual(origin)
})
