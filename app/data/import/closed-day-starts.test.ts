import { expect, test } from 'vitest'
import { anEventTemplate, aSlot, aVenueFile } from '#tests/builders/venue-file.ts'
import { closedDayStarts } from './closed-day-starts.ts'

const TODAY = '2026-11-24'
const OPEN = [{ open: '09:00', close: '17:00' }]
/** Closed on Mondays, and on Thanksgiving. */
const hours = {
  standard: { Su: OPEN, Tu: OPEN, W: OPEN, Th: OPEN, F: OPEN, Sa: OPEN },
  exceptions: [{ date: '2026-11-26', hours: [], note: 'Thanksgiving' }],
}

const startsOn = (...dates: string[]) => dates.map(date => aSlot({ date, time: '19:00' }))
const everyDay = (from: string, to: string) => ({
  from,
  to,
  weekdays: ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'],
  times: ['10:00', '11:00'],
  capacity: 10,
})

test.each<[string, object, string[]]>([
  ['open days', { slots: startsOn('2026-11-24', '2026-11-25') }, []],
  ['an evening of an open day', { slots: startsOn('2026-11-24') }, []],
  ['days that are over', { slots: startsOn('2026-11-23') }, []],
  ['a holiday', { slots: startsOn('2026-11-26') }, ['starts on 2026-11-26, when the venue is closed']],
  [
    'a rule, each day once',
    { slots: startsOn('2026-12-07'), slotRules: [everyDay('2026-11-24', '2026-11-30')] },
    ['starts on 2026-11-26, when the venue is closed, and on 2 more such days'],
  ],
])('starts on %s', (_when, starts, messages) => {
  const events = [anEventTemplate({ id: 'other', slots: [] }), anEventTemplate({ slots: [], ...starts })]
  const issues = closedDayStarts(aVenueFile({ events, hours }), TODAY)
  expect(issues).toEqual(messages.map(message => ({ path: ['events', 1], message })))
})
