import { expect, test } from 'vitest'
import { readHoursForm } from '#app/rules/hours/read-hours-form.ts'

const present = {
  standard: {},
  exceptions: [
    { date: '2026-11-01', hours: [], note: 'Over already' },
    { date: '2026-12-25', hours: [], note: 'Christmas' },
  ],
}
const read = (fields: Record<string, string>, rows = 3) =>
  readHoursForm({ value: name => fields[name] ?? '', rows }, { present, today: '2026-11-25' })

test('weekdays with several spans, days that differ in the order of their dates, and what is over stays', () => {
  expect(
    read({
      'F-0-open': '09:00',
      'F-0-close': '12:00',
      'F-1-open': '13:00',
      'F-1-close': '01:00',
      'day-0-date': '2026-12-31',
      'day-0-0-open': '10:00',
      'day-0-0-close': '14:00',
      'day-2-date': '2026-12-24',
      'day-2-note': ' Christmas Eve ',
    }),
  ).toEqual({
    problems: {},
    hours: {
      standard: {
        F: [
          { open: '09:00', close: '12:00' },
          { open: '13:00', close: '01:00' },
        ],
      },
      exceptions: [
        { date: '2026-11-01', hours: [], note: 'Over already' },
        { date: '2026-12-24', note: 'Christmas Eve', hours: [] },
        { date: '2026-12-31', note: '', hours: [{ open: '10:00', close: '14:00' }] },
      ],
    },
  })
})

test.each([
  { why: 'half a span', fields: { 'M-0-open': '09:00' }, problems: { 'M-0-close': 'half' } },
  {
    why: 'no time',
    fields: { 'M-0-open': '9 am', 'M-0-close': '25:00' },
    problems: { 'M-0-open': 'time', 'M-0-close': 'time' },
  },
  {
    why: 'an overlap',
    fields: { 'M-0-open': '09:00', 'M-0-close': '12:00', 'M-1-open': '11:00', 'M-1-close': '13:00' },
    problems: { 'M-1-open': 'overlap' },
  },
  { why: 'no date', fields: { 'day-0-note': 'Feast' }, problems: { 'day-0-date': 'date' } },
  { why: 'no such date', fields: { 'day-0-date': '2026-02-30' }, problems: { 'day-0-date': 'date' } },
  {
    why: 'a date twice',
    fields: { 'day-0-date': '2026-12-24', 'day-1-date': '2026-12-24' },
    problems: { 'day-1-date': 'twice' },
  },
])('is told at its field: $why', ({ fields, problems }) => {
  expect(read(fields as unknown as Record<string, string>).problems).toEqual(problems)
})
