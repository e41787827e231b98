import { expect, test } from 'vitest'
import type { EventForm } from './add-event-rows.ts'
import { completeEventForm } from './complete-event-form.ts'

const time = (about: Partial<EventForm['times'][number]> = {}) => ({
  from: '',
  to: '',
  weekdays: '',
  times: '',
  seats: '',
  ...about,
})
const form = (about: Partial<EventForm>): EventForm => ({
  name: 'Admission',
  description: '',
  minutes: '',
  picture: '',
  pictureShows: '',
  prices: [{ personType: 'Adult', price: '5' }],
  times: [time()],
  ...about,
})

test.each([
  [
    ['60', '', '40', ''],
    ['60', '60', '40', '40'],
  ],
  [
    ['', '20'],
    ['', '20'],
  ],
])('times with the seats %j are sold with %j', (seats, expected) => {
  const rows = seats.map(each => time({ times: '10:00', seats: each }))
  expect(completeEventForm(form({ times: rows })).times.map(row => row.seats)).toEqual(expected)
})

test('rows at the end that nobody filled in are left out, those between stay, and one row always does', () => {
  const prices = ['5', '', '3', ''].map(price => ({ personType: 'Adult', price }))
  const { prices: kept, times } = completeEventForm(form({ prices, times: [time(), time()] }))
  expect(kept.map(({ price }) => price)).toEqual(['5', '', '3'])
  expect(times).toEqual([time()])
})
