import { expect, test } from 'vitest'
import { firstEvent } from './first-event.ts'
import type { PageHours } from './site/site-page.ts'

const day = (open: string, close: string) => [{ open, close }]
const formOf = (hours: PageHours, locale = 'en-US') => firstEvent({ locale, hours, today: '2026-11-30' })
const timesOf = (hours: PageHours) => formOf(hours).times.map(({ weekdays, times }) => [weekdays, times])

test('the first event is admission in the language of the venue, for three months, without prices and seats', () => {
  const { name, prices, times } = formOf({ M: day('10:00', '12:00') }, 'fr-CA')
  expect([name, prices]).toEqual([
    'Entrée',
    [
      { personType: 'Adulte', price: '' },
      { personType: 'Enfant', price: '' },
    ],
  ])
  expect(times).toEqual([
    { from: '2026-12-01', to: '2027-02-28', weekdays: 'Mon', times: '10:00, 11:00', seats: '' },
  ])
  expect(formOf({}, 'ja-JP').name).toBe('Admission')
})

test.each<[string, PageHours, string[][]]>([
  [
    'weekdays and the weekend',
    {
      Su: day('11:00', '13:00'),
      M: day('10:00', '12:30'),
      Tu: day('10:00', '12:30'),
      W: day('10:00', '12:30'),
      F: day('10:00', '12:30'),
      Sa: day('11:00', '13:00'),
    },
    [
      ['Mon-Wed, Fri', '10:00, 11:00'],
      ['Sat-Sun', '11:00, 12:00'],
    ],
  ],
  [
    'two spans a day',
    { Tu: [...day('09:30', '11:30'), ...day('14:00', '14:40')] },
    [['Tue', '09:30, 10:30, 14:00']],
  ],
  ['an evening that ends after midnight', { Sa: day('21:30', '02:00') }, [['Sat', '21:30, 22:30']]],
  ['no hours', {}, [['', '']]],
])('starts follow %s', (_case, hours, rows) => {
  expect(timesOf(hours)).toEqual(rows)
})

test('a venue that is open every day alike has one row for all days', () => {
  const week = Object.fromEntries(
    ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'].map(name => [name, day('08:00', '10:00')]),
  )
  expect(timesOf(week)).toEqual([['', '08:00, 09:00']])
})
