import { expect, test } from 'vitest'
import { proposeHours } from './opening-hours.ts'
import { readPage } from './read-page.ts'

const hoursOf = (html: string) =>
  proposeHours(readPage({ address: '', html, styles: [], pictures: [] }))?.value

const ten = { open: '10:00', close: '18:00' }

test('a break at noon makes two spans of a day; what lies within the first is none', () => {
  expect(hoursOf('<p>Samedi : 9h30 – 12h30 et 14h00 – 18h00</p>')).toEqual({
    Sa: [
      { open: '09:30', close: '12:30' },
      { open: '14:00', close: '18:00' },
    ],
  })
  expect(hoursOf('<p>Saturday 10:00–18:00, tours 11:00–12:00</p>')).toEqual({ Sa: [ten] })
})

test('several days with times of their own may stand in one line', () => {
  expect(hoursOf('<p>Fri 10:00–18:00, Sat 9:00–14:00</p>')).toEqual({
    F: [ten],
    Sa: [{ open: '09:00', close: '14:00' }],
  })
})

test('times of opening without days are those of every day that is not closed', () => {
  const hours = hoursOf('<p>開館 10:00〜18:00</p><p>休館日:水曜日</p>')
  expect(Object.keys(hours ?? {})).toHaveLength(6)
  expect([hours?.W, hours?.M]).toEqual([undefined, [ten]])
  expect(hoursOf('<p>Lunch 12:00–14:00</p>')).toBeUndefined()
})

test('a week that a page writes for search engines into one line is read whole', () => {
  const page = (line: string) =>
    `<script type="application/ld+json">{"@type":"LocalBusiness","openingHours":"${line}"}</script>`
  expect(hoursOf(page(', , Fr 10:00-18:00, Sa 10:00-12:00, 14:00-18:00'))).toEqual({
    F: [ten],
    Sa: [
      { open: '10:00', close: '12:00' },
      { open: '14:00', close: '18:00' },
    ],
  })
  expect(Object.keys(hoursOf(page('10:00-18:00')) ?? {})).toHaveLength(7)
})
