import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, WEEKDAY_CODES, weekdayCode } from '#app/rules/calendar/dates.ts'
import { expandSlotRule } from '#app/rules/slots/slot-rules.ts'

test('a rule gives its times on its weekdays, excepted dates left out', () => {
  const rule = {
    from: '2026-11-16',
    to: '2026-11-29',
    weekdays: ['Sa', 'M'] as const,
    times: ['14:00', '09:30', '14:00'],
    capacity: 20,
    priceListId: 'weekend',
    except: ['2026-11-21'],
  }

  expect([...expandSlotRule(rule)].map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-16 09:30',
    '2026-11-16 14:00',
    '2026-11-23 09:30',
    '2026-11-23 14:00',
    '2026-11-28 09:30',
    '2026-11-28 14:00',
  ])
  expect([...expandSlotRule(rule)][0]).toMatchObject({ capacity: 20, priceListId: 'weekend' })
})

test('days of 23 and 25 hours have the same slots as any other', () => {
  const rule = {
    from: '2026-03-07',
    to: '2026-03-09',
    weekdays: WEEKDAY_CODES,
    times: ['02:30'],
    capacity: 1,
  }

  expect([...expandSlotRule(rule)].map(slot => slot.date)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
})

test('a rule whose last date lies before its first has no slots', () => {
  const rule = {
    from: '2026-03-09',
    to: '2026-03-07',
    weekdays: WEEKDAY_CODES,
    times: ['10:00'],
    capacity: 1,
  }

  expect([...expandSlotRule(rule)]).toEqual([])
})

test('slots ascend, and a rule cut in two gives what the whole gives', () => {
  const weekdays = fc.subarray([...WEEKDAY_CODES])

  fc.assert(
    fc.property(weekdays, fc.nat(60), fc.nat(60), (days, first, second) => {
      const rule = { from: '2026-01-01', weekdays: days, times: ['10:00', '11:00'], capacity: 5 }
      const cut = addDays(rule.from, first)
      const end = addDays(cut, second)
      const whole = [...expandSlotRule({ ...rule, to: end })]
      const parts = [
        ...expandSlotRule({ ...rule, to: cut }),
        ...expandSlotRule({ ...rule, from: addDays(cut, 1), to: end }),
      ]

      expect(whole).toEqual(parts)
      expect(whole.every(slot => days.includes(weekdayCode(slot.date)))).toBe(true)
    }),
  )
})
