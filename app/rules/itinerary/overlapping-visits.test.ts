import { expect, test } from 'vitest'
import { overlappingVisits } from './overlapping-visits.ts'
import type { TimedEvent } from './visit-times.ts'

const events = new Map<string, TimedEvent>([
  ['tour', { duration: 60 }],
  ['film', { duration: 30 }],
  ['halls', { admissionType: 'generalAdmission', duration: 300 }],
  ['garden', { duration: null }],
])

/** A line of visits, each as `event@time`. */
const line = (...visits: string[]) => ({
  visits: visits.map(slotId => {
    const [eventId = '', time = ''] = slotId.split('@')
    return { slotId, eventId, name: eventId, startTime: `2026-11-28T${time}:00` }
  }),
})

test.each<[string, ReturnType<typeof line>[], string[]]>([
  ['nothing', [], []],
  ['an hour, and within it', [line('film@10:30'), line('tour@10:00')], ['tour@10:00 film@10:30']],
  [
    'one after the other without time for the way',
    [line('tour@10:00'), line('film@11:05')],
    ['tour@10:00 film@11:05'],
  ],
  ['with time for the way', [line('tour@10:00'), line('film@11:10')], []],
  [
    'an event of a combo and one beside it',
    [line('tour@10:00', 'film@13:00'), line('film@10:00')],
    ['tour@10:00 film@10:00'],
  ],
  ['admission and what happens within', [line('halls@09:00'), line('tour@10:00')], []],
  ['what nobody told the length of', [line('garden@10:00'), line('tour@10:00')], []],
  ['two lines of one slot', [line('tour@10:00'), line('tour@10:00')], []],
  [
    'three at once, each pair',
    [line('tour@10:00'), line('film@10:10'), line('film@10:20')],
    ['tour@10:00 film@10:10', 'tour@10:00 film@10:20', 'film@10:10 film@10:20'],
  ],
  ['what is no longer sold', [line('gone@10:00'), line('tour@10:00')], []],
])('%s', (_, lines, pairs) => {
  const found = overlappingVisits(lines, events)
  expect(found.map(({ earlier, later }) => `${earlier.slotId} ${later.slotId}`)).toEqual(pairs)
})

test('the same time on another day is no overlap', () => {
  const [tour, film] = [line('tour@10:00'), line('film@10:00')]
  const nextDay = { visits: film.visits.map(visit => ({ ...visit, startTime: '2026-11-29T10:00:00' })) }
  expect(overlappingVisits([tour, nextDay], events)).toEqual([])
})
